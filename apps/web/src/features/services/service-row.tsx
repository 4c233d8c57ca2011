import type { Service } from '@beacon/content/services'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ServiceMark } from './icons/service-mark.tsx'
import { Price } from './price.tsx'

/** One row of the price list, all of which is a link to the service's page. */
export function ServiceRow({ service, number }: { service: Service; number: number }) {
  const { slug, name, icon, summary, features, servicesPagePrice: price } = service
  return (
    <li className="lit-row service-row">
      <span aria-hidden="true" className="pt-1 text-muted text-sm tabular-nums max-lg:hidden">
        {number}
      </span>
      <ServiceMark icon={icon} className="size-10 md:size-14" />
      <div className="grid gap-3 max-md:col-span-2">
        <h3 className="text-h3 lg:text-h2">
          <Link to={paths.service(slug)} className="service-row-link">
            {name}
          </Link>
        </h3>
        <p className="max-w-measure">{summary}</p>
      </div>
      <ul className="grid content-start gap-1.5 text-muted text-sm max-md:col-span-2 max-lg:hidden">
        {features.map((feature) => (
          <li key={feature} className="border-line border-t pt-1.5 first:border-0 first:pt-0">
            {feature}
          </li>
        ))}
      </ul>
      <p className="service-row-price">
        <Price display={price.display} />
        {price.note && <span className="block text-muted text-xs md:ml-auto md:max-w-28">{price.note}</span>}
      </p>
    </li>
  )
}
