import { categoryLabels, priceRanges } from '@beacon/content/store'
import type { ProductSummary } from '@beacon/contract/products'
import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import { type KeyboardEvent, useId } from 'react'
import { fieldValue, useEarlyChange } from '../../lib/use-early-change.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { useFavoriteCount } from './favorites.ts'
import { type CategoryFilter, isInRange, type PriceFilter, type Sorting, sortings } from './filters.ts'
import type { StoreFiltering } from './use-store-filters.ts'

const categories = Object.entries(categoryLabels) as [CategoryFilter, string][]
const ranges = Object.entries(priceRanges) as [PriceFilter, { text: string }][]
const sortingOptions = Object.entries(sortings) as [Sorting, string][]

interface FilterBarProps {
  filtering: StoreFiltering
  /** The products that match the other filters at any price; undefined while loading. */
  atAnyPrice: readonly ProductSummary[] | undefined
}

/** Search, price range, sort order and categories. A form, so that it works without a script, too. */
export function FilterBar({
  filtering: { filters, text, type, choose, handleSubmit },
  atAnyPrice,
}: FilterBarProps) {
  const id = useId()
  const search = useEarlyChange<HTMLInputElement>({ read: fieldValue, shown: text, take: type })
  const countOf = (range: PriceFilter) => atAnyPrice?.filter((product) => isInRange(product, range)).length
  const count = countOf(filters.price)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search
    <form role="search" action={paths.store} onSubmit={handleSubmit}>
      {/* The default button for Enter: it keeps the category. */}
      <button type="submit" name="category" value={filters.category} tabIndex={-1} className="sr-only">
        Search
      </button>
      <Categories current={filters.category} />
      <div className="filter-row">
        <SearchInput
          ref={search}
          id={id}
          label="Search products"
          value={text}
          maxLength={LONGEST_QUERY}
          onChange={(event) => type(event.target.value)}
          onKeyDown={closeKeyboard}
          className="filter-search"
        />
        <FilterSelect
          label="Price"
          name="price"
          options={ranges.map(([range, { text }]) => [range, withCount(text, countOf(range))])}
          current={filters.price}
          onChoose={(price) => choose({ price })}
        />
        <FilterSelect
          label="Sort by"
          name="sort"
          options={sortingOptions}
          current={filters.sort}
          onChoose={(sort) => choose({ sort })}
        />
        <FavoritesFilter isOn={filters.favorites} onChange={(favorites) => choose({ favorites })} />
        {/* While there is no count it takes no space in the row, not even a gap. */}
        <p role="status" className="text-muted text-sm tabular-nums empty:absolute md:ml-auto">
          {count !== undefined && (count === 1 ? '1 product' : `${count} products`)}
        </p>
      </div>
    </form>
  )
}

const withCount = (text: string, count: number | undefined) =>
  count === undefined ? text : `${text} (${count})`

interface FilterSelectProps<Value extends string> {
  label: string
  name: string
  options: readonly [Value, string][]
  current: Value
  onChoose: (value: Value) => void
}

function FilterSelect<Value extends string>({
  label,
  name,
  options,
  current,
  onChoose,
}: FilterSelectProps<Value>) {
  const id = useId()
  const choose = (value: string) => onChoose(value as Value)
  const select = useEarlyChange<HTMLSelectElement>({ read: fieldValue, shown: current, take: choose })
  return (
    <div className="filter-select">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        value={current}
        onChange={(event) => choose(event.target.value)}
        className="field text-sm"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="field-chevron" />
    </div>
  )
}

/** On a phone's keyboard the search has already run: Enter only hides the keyboard. */
function closeKeyboard({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur()
}

/** The six categories, as tags on a line. */
function Categories({ current }: { current: CategoryFilter }) {
  return (
    <fieldset aria-label="Category" className="tag-line">
      {categories.map(([category, label]) => (
        <button
          key={category}
          type="submit"
          name="category"
          value={category}
          aria-pressed={category === current}
          className="category-tag"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** Shown once there is a favorite. */
function FavoritesFilter({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const marked = useFavoriteCount()
  if (marked === 0 && !isOn) return null
  return (
    <>
      {isOn && <input type="hidden" name="favorites" value="1" />}
      <button type="button" aria-pressed={isOn} className="favorites-filter" onClick={() => onChange(!isOn)}>
        <Icon name="heart" className={isOn ? 'size-4 fill-current' : 'size-4'} />
        Favorites
        <span className="tabular-nums">{marked}</span>
      </button>
    </>
  )
}
