import { FilterLinks } from './filter-links.tsx'

interface ScreenPartsProps {
  /** The first one, with an empty value, is the default. */
  parts: readonly { value: string; label: string }[]
  current: string
}

/** The tabs above a screen; the open one is in the address as `view`. */
export const ScreenParts = ({ parts, current }: ScreenPartsProps) => (
  <div className="no-print border-line border-b">
    <FilterLinks label="Part of this screen" param="view" options={parts} current={current} />
  </div>
)
