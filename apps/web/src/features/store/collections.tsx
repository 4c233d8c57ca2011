import { collections } from '@beacon/content/store'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'

/** Three collections of the store, as large tags on a line. */
export function Collections() {
  return (
    <section aria-labelledby="collections" className="store-collections py-20 md:py-28">
      <Container>
        <h2 id="collections" className="sr-only">
          Collections
        </h2>
      </Container>
      <div className="rope" />
      <Container as="ul" className="collections">
        {collections.map(({ text, note, category }) => (
          <li key={category} className="collection">
            <Link to={paths.storeCategory(category)} onClick={showShelf} className="collection-tag">
              <span className="flex items-center justify-between gap-3 font-display font-semibold text-h3">
                {text}
                <Icon name="arrow-right" className="size-5 shrink-0" />
              </span>
              <span className="text-sm">{note}</span>
            </Link>
          </li>
        ))}
      </Container>
    </section>
  )
}

/** What it chooses from is far above: brings it into view, unless the link opens elsewhere. */
function showShelf({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (ctrlKey || metaKey || shiftKey) return
  requestAnimationFrame(() => {
    const shelf = document.querySelector<HTMLElement>('.store-shelf')
    if (!shelf) return
    shelf.tabIndex = -1
    shelf.focus({ preventScroll: true })
    shelf.scrollIntoView()
  })
}
