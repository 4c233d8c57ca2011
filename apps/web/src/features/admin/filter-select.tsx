import { useSearchParams } from 'react-router-dom'
import { narrowed } from '../../lib/narrowed.ts'
import { Icon } from '../../ui/icon.tsx'

interface FilterSelectProps {
  label: string
  /** The parameter of the address that it sets. */
  param: string
  /** The first one, with an empty value, is the whole list. */
  options: readonly { value: string; label: string }[]
  current: string
}

/** One of many choices that narrow a list, kept in the address; for a few, see `FilterLinks`. */
export function FilterSelect({ label, param, options, current }: FilterSelectProps) {
  const [params, setParams] = useSearchParams()
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={current}
        onChange={({ target }) => setParams(narrowed(params, param, target.value), { replace: true })}
        className="field text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="field-chevron" />
    </div>
  )
}
