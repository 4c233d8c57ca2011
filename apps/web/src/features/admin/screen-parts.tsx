import { FilterLinks } from './filter-links.tsx'

interface ScreenPartsProps {
  /** The first one, with an empty value, is what the screen opens with. */
  parts: readonly { value: string; label: string }[]
  current: string
}

/** The parts of a screen, side by side above it; which one is open stands in the address as `view`. */
export const ScreenParts = ({ parts, current }: ScreenPartsProps) => (
  <div className="border-line border-b">
    <FilterLinks label="Part of this screen" param="view" options={parts} current={current} />
  </div>
)
