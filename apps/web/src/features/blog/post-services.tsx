import { servicesFor } from '@beacon/content/blog'
import { serviceOf } from '@beacon/content/services'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'

/** The two services that fit this category's readers. */
export function PostServices({ category }: { category: string }) {
  return (
    <section aria-labelledby="post-services" className="mt-12">
      <h2 id="post-services" className="text-h4">
        If you would rather have us do it
      </h2>
      <ul className="mt-4 grid border-ink border-t-2 sm:grid-cols-2 sm:gap-x-8">
        {servicesFor(category)
          .map(serviceOf)
          .map(({ slug, name, homePrice }) => (
            <li key={slug} className="border-line border-b">
              <Link to={paths.service(slug)} className="group flex items-center gap-3 py-4">
                <span className="grid flex-1">
                  <span className="font-semibold underline-offset-4 group-hover:underline">{name}</span>
                  <span className="text-muted text-sm tabular-nums">{homePrice.display}</span>
                </span>
                <Icon name="arrow-right" className="size-5 shrink-0 text-bay" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
