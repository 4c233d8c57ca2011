import type { IndustryPage } from '@beacon/content/industries/industry-page'
import { serviceOf } from '@beacon/content/services'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Section } from '../../ui/layout.tsx'
import { Price, ServiceMark } from '../services/index.ts'
import type { IndustryLook } from './industry-look.ts'

type IndustryServicesProps = IndustryPage['services'] & { shape: IndustryLook['services'] }
type Item = IndustryPage['services']['items'][number]

/** Services for the industry, with prices: a list, or one service emphasized. */
export function IndustryServices({ title, items, shape }: IndustryServicesProps) {
  const [first, ...rest] = items
  if (shape === 'list' || !first) {
    return (
      <Section tone="raised" labelledBy="services">
        <h2 id="services" className="mb-8 md:mb-12">
          {title}
        </h2>
        <ul className="border-ink border-t-2">
          {items.map((item) => (
            <ListRow key={item.slug} {...item} />
          ))}
        </ul>
      </Section>
    )
  }
  return (
    <Section tone="raised" labelledBy="services" className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
      <h2 id="services" className="lg:col-span-12">
        {title}
      </h2>
      <div className="border-beacon border-t-3 pt-6 lg:col-span-5">
        <Block {...first} large />
      </div>
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:col-span-7">
        {rest.map((item) => (
          <li key={item.slug} className="border-edge border-t pt-5">
            <Block {...item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ListRow({ slug, title, text }: Item) {
  const { icon, name, homePrice } = serviceOf(slug)
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-line border-b py-7 md:grid-cols-[auto_minmax(0,4fr)_minmax(0,6fr)_10.5rem]">
      <ServiceMark icon={icon} />
      <div className="grid content-start gap-1">
        <h3 className="wrap-anywhere">{title}</h3>
        <ServiceLink slug={slug}>{name}</ServiceLink>
      </div>
      <p className="text-muted max-md:col-start-2">{text}</p>
      <p className="max-md:col-start-2 md:text-right">
        <Price display={homePrice.display} />
      </p>
    </li>
  )
}

function Block({ slug, title, text, large = false }: Item & { large?: boolean }) {
  const { icon, name, homePrice } = serviceOf(slug)
  return (
    <div className="group relative grid content-start gap-2">
      <ServiceMark icon={icon} className={large ? 'mb-3 size-16' : 'mb-1 size-9'} />
      <h3 className={classNames('wrap-anywhere', large && 'text-h2')}>{title}</h3>
      <p className={large ? 'max-w-measure text-lg' : 'text-muted text-sm'}>{text}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1">
        <ServiceLink slug={slug}>{name}</ServiceLink>
        <Price display={homePrice.display} />
      </p>
    </div>
  )
}

/** A link that covers the whole row around it. */
function ServiceLink({ slug, children }: Pick<Item, 'slug'> & { children: string }) {
  return (
    <Link
      to={paths.service(slug)}
      className="text-bay text-sm underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {children}
    </Link>
  )
}
