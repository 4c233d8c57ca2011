import { agency, businessHours, servedCounties } from '@beacon/content/agency'
import { contactMeta } from '@beacon/content/contact'
import { paths } from '../../paths.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The page for search engines: a contact page about the office, and the way to it from the home page. */
export function contactStructuredData(absolute: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ContactPage',
        '@id': absolute(paths.contact),
        url: absolute(paths.contact),
        name: contactMeta.title,
        description: contactMeta.description,
        mainEntity: office(absolute(paths.home)),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: absolute(paths.home) },
          { '@type': 'ListItem', position: 2, name: 'Contact', item: absolute(paths.contact) },
        ],
      },
    ],
  }
}

const office = (url: string) => ({
  '@type': 'ProfessionalService',
  name: agency.name,
  url,
  email: agency.email,
  telephone: telephone(agency.phones.office),
  address: {
    '@type': 'PostalAddress',
    streetAddress: agency.address.street,
    addressLocality: agency.address.city,
    addressRegion: agency.address.region,
    postalCode: agency.address.postalCode,
    addressCountry: agency.address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...agency.geo },
  areaServed: servedCounties,
  openingHoursSpecification: businessHours.flatMap(({ days, opens, closes }) =>
    opens && closes
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map((day) => WEEKDAYS[day]),
            opens,
            closes,
          },
        ]
      : [],
  ),
  contactPoint: Object.values(agency.phones).map((phone) => ({
    '@type': 'ContactPoint',
    contactType: phone.label,
    telephone: telephone(phone),
  })),
})

const telephone = ({ href }: { href: string }) => href.replace('tel:', '')
