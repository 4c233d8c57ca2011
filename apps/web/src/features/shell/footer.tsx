import { agency, businessHours, serviceRegions } from '@beacon/content/agency'
import { isPrivatePage } from '@beacon/rules/private-pages'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/layout.tsx'
import { Logo } from '../../ui/logo.tsx'
import { openPrivacyChoices } from '../consent/index.ts'
import { SignUpBox } from '../newsletter/index.ts'

const quickLinks = [
  { text: 'Services', to: paths.services },
  { text: 'About', to: paths.about },
  { text: 'Blog', to: paths.blog },
  { text: 'Store', to: paths.store },
  { text: 'Partners', to: paths.partners },
  { text: 'Newsletter', to: paths.newsletter },
  { text: 'Search', to: paths.search },
  { text: 'Book a time', to: paths.booking },
  { text: 'Find your order', to: paths.orders },
  { text: 'Contact', to: paths.contact },
]

const legalLinks = [
  { text: 'Privacy policy', to: paths.privacyPolicy },
  { text: 'Terms of service', to: paths.termsOfService },
  { text: 'Accessibility', to: paths.accessibility },
]

/** Quick links, contact details, the served towns and the legal links. */
export function Footer({ unknown }: { unknown: boolean }) {
  return (
    <footer className="border-line border-t text-sm">
      <FooterSignUp unknown={unknown} />
      <Container className="grid gap-x-8 gap-y-12 py-16 md:grid-cols-[auto_1fr_auto] md:py-20 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <Logo className="h-12 w-11" />
          <address className="grid gap-1 not-italic">
            <p className="font-semibold">{agency.name}</p>
            <p className="text-muted">
              {agency.address.street}
              <br />
              {agency.address.city}, {agency.address.region} {agency.address.postalCode}
            </p>
            <FooterLink to={agency.phones.office.href}>{agency.phones.office.display}</FooterLink>
            <FooterLink to={`mailto:${agency.email}`}>{agency.email}</FooterLink>
          </address>
          <dl className="grid w-fit grid-cols-[auto_auto] gap-x-5 gap-y-1 text-muted max-[18rem]:block">
            {businessHours.map(({ label, display }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid max-[18rem]:block">
                <dt>{label}</dt>
                <dd className="tabular-nums">{display}</dd>
              </div>
            ))}
          </dl>
        </div>
        <nav aria-label="Quick links" className="lg:col-span-2">
          <FooterTitle>Quick links</FooterTitle>
          <ul className="grid gap-1 max-md:two-columns max-md:gap-x-5">
            {quickLinks.map(({ text, to }) => (
              <li key={to}>
                <FooterLink to={to}>{text}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="served-towns" className="lg:col-span-6">
          <FooterTitle id="served-towns">Towns we serve</FooterTitle>
          <div className="grid gap-x-5 gap-y-6 two-columns md:grid-cols-2 lg:grid-cols-[repeat(4,auto)]">
            {serviceRegions.map(({ name, towns }) => (
              <div key={name}>
                <h3 className="mb-1 font-sans font-semibold text-sm tracking-normal">{name}</h3>
                <ul className="text-muted">
                  {towns.map((town) => (
                    <li key={town}>{town}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      </Container>
      <Container className="flex flex-wrap items-center gap-x-7 gap-y-2 border-line border-t py-6 text-muted text-xs">
        <p className="mr-auto">
          Since {agency.founded}, in {agency.address.city}
        </p>
        <nav aria-label="Legal" className="max-sm:w-full">
          <ul className="flex flex-wrap gap-x-7 gap-y-2 max-sm:grid max-sm:two-columns max-sm:gap-x-5">
            {legalLinks.map(({ text, to }) => (
              <li key={to}>
                <FooterLink to={to}>{text}</FooterLink>
              </li>
            ))}
            <li>
              <button
                type="button"
                className="inline-block cursor-pointer py-1 max-md:py-2.5 underline-offset-4 hover:underline"
                onClick={openPrivacyChoices}
              >
                Privacy choices
              </button>
            </li>
          </ul>
        </nav>
      </Container>
    </footer>
  )
}

/** Pages with a sign-up of their own. */
const HAS_BOX = [paths.blog, paths.newsletter]

/** The newsletter sign-up on every page, except those that have one and those for payment or administration. */
function FooterSignUp({ unknown }: { unknown: boolean }) {
  const { pathname } = useLocation()
  // The not-found page covers all unknown addresses, whatever they start with.
  const hasOwn = isPrivatePage(pathname) || HAS_BOX.some((path) => pathname.startsWith(path))
  if (hasOwn && !unknown) return null
  return (
    <div className="border-line border-b">
      <Container className="py-10">
        <SignUpBox variant="tips" wide />
      </Container>
    </div>
  )
}

function FooterTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-3 font-sans font-semibold text-muted text-sm tracking-normal">
      {children}
    </h2>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  const className = 'block py-1 max-md:py-2.5 hover:underline underline-offset-4'
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
