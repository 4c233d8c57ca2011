import { categoryLabels } from '@beacon/content/store'
import { type KeyboardEvent, useId } from 'react'
import { fieldValue, useEarlyChange } from '../../lib/use-early-change.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFavorites } from './favorites.ts'
import { type CategoryFilter, type Sorting, sortings } from './filters.ts'
import type { StoreFiltering } from './use-store-filters.ts'

const categories = Object.entries(categoryLabels) as [CategoryFilter, string][]
const sortingOptions = Object.entries(sortings)

interface FilterBarProps {
  filtering: StoreFiltering
  /** How many products are shown; not known while they are on their way. */
  count: number | undefined
}

/** Search, order and categories. It is a form, so that it works without a script, too. */
export function FilterBar({
  filtering: { filters, text, type, choose, handleSubmit },
  count,
}: FilterBarProps) {
  const id = useId()
  const search = useEarlyChange<HTMLInputElement>({ read: fieldValue, shown: text, take: type })
  const sort = useEarlyChange<HTMLSelectElement>({
    read: fieldValue,
    shown: filters.sort,
    take: (value) => choose({ sort: value as Sorting }),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search
    <form role="search" action={paths.store} onSubmit={handleSubmit}>
      {/* What Enter presses: it keeps the category. */}
      <button type="submit" name="category" value={filters.category} tabIndex={-1} className="sr-only">
        Search
      </button>
      <Categories current={filters.category} />
      <div className="filter-row">
        <div className="relative min-w-0 flex-1 basis-60">
          <label htmlFor={`${id}-search`} className="sr-only">
            Search products
          </label>
          <Icon name="search" className="field-icon" />
          <input
            ref={search}
            id={`${id}-search`}
            type="search"
            name="q"
            value={text}
            maxLength={100}
            placeholder="Search products..."
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => type(event.target.value)}
            onKeyDown={closeKeyboard}
            className="field pl-11"
          />
        </div>
        <FavoritesFilter isOn={filters.favorites} onChange={(favorites) => choose({ favorites })} />
        <div className="relative">
          <label htmlFor={`${id}-sort`} className="sr-only">
            Sort by
          </label>
          <select
            ref={sort}
            id={`${id}-sort`}
            name="sort"
            value={filters.sort}
            onChange={(event) => choose({ sort: event.target.value as Sorting })}
            className="field text-sm"
          >
            {sortingOptions.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="field-chevron" />
        </div>
        <p role="status" className="ml-auto text-muted text-sm tabular-nums">
          {count !== undefined && (count === 1 ? '1 product' : `${count} products`)}
        </p>
      </div>
    </form>
  )
}

/** Enter on a phone's keyboard has searched already: it only puts the keyboard away. */
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

/** Appears when there is a favorite. */
function FavoritesFilter({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const marked = useFavorites()?.size ?? 0
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
