import type { BlogCategory } from '@beacon/content/blog-categories'
import { categoryName, fixedCategory } from './categories.ts'

const MARKS: Record<BlogCategory['color'], string> = {
  sea: 'bg-series-1',
  signal: 'bg-series-2',
  sand: 'bg-series-5',
  dusk: 'bg-series-4',
}

/** A category's name with its color dot; the owner's own categories share one color. */
export const CategoryLabel = ({ slug }: { slug: string }) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    <span className={`size-2 shrink-0 ${MARKS[fixedCategory(slug)?.color ?? 'sea']}`} />
    {categoryName(slug)}
  </span>
)
