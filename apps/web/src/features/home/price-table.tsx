import { pricingTable } from '@beacon/content/home-story'
import { serviceOf } from '@beacon/content/services'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Price } from '../services/index.ts'

const [service, buys, ready, from] = pricingTable.columns

/** All seven prices in one table, like a tide table; on a phone each row becomes a block. */
export function PriceTable() {
  return (
    <section aria-labelledby="prices" className="pt-16 md:pt-28">
      <Container>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id="prices" className="lg:col-span-6">
            {pricingTable.title}
          </h2>
          <p className="max-w-measure text-muted lg:col-span-6">{pricingTable.intro}</p>
        </div>
        <table aria-labelledby="prices" className="price-table">
          <thead>
            <tr>
              <th scope="col">{service}</th>
              <th scope="col">{buys}</th>
              <th scope="col">{ready}</th>
              <th scope="col">{from}</th>
            </tr>
          </thead>
          <tbody>
            {pricingTable.rows.map((row) => (
              <PriceRow key={row.slug} {...row} />
            ))}
          </tbody>
        </table>
        <p className="mt-5 max-w-measure text-muted text-sm">{pricingTable.footnote}</p>
      </Container>
    </section>
  )
}

function PriceRow({ slug, buys, ready }: (typeof pricingTable.rows)[number]) {
  const { name, homePrice } = serviceOf(slug)
  return (
    <tr>
      <th scope="row">
        <TextLink to={paths.service(slug)}>{name}</TextLink>
      </th>
      <td>{buys}</td>
      <td className="price-table-ready">
        <span className="md:hidden">First results: </span>
        {ready}
      </td>
      <td className="price-table-price">
        <Price display={homePrice.display.replace(/^From /, '')} />
      </td>
    </tr>
  )
}
