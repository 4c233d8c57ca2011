import { useSearchParams } from 'react-router-dom'
import { withFilter } from '../../lib/with-filter.ts'
import { Icon } from '../../ui/icon.tsx'

interface FilterSelectProps {
  label: string
  /** The query parameter that it sets. */
  param: string
  /** The first one, with an empty value, shows everything. */
  options: readonly { value: string; label: string }[]
  current: string
}

/** A filter with many options, kept in the address; for a few, see `FilterLinks`. */
export function FilterSelect({ label, param, options, current }: FilterSelectProps) {
  const [params, setParams] = useSearchParams()
  return (
    <div className="no-print relative">
      <select
        aria-label={label}
        value={current}
        onChange={({ target }) => setParams(withFilter(params, param, target.value), { replace: true })}
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
