import { agency } from '@beacon/content/agency'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'
import { Logo } from '../../ui/logo.tsx'
import { CartLink } from '../cart/index.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { navItems } from './nav-items.ts'
import { ServicesMenu } from './services-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Logo, main navigation, theme toggle and the primary action. */
export function Header() {
  const { pathname } = useLocation()
  return (
    <div className="border-line border-b">
      <Container className="flex min-h-18 items-center gap-1 max-sm:flex-wrap sm:gap-2 lg:min-h-20">
        <Link
          to={paths.home}
          className="mr-auto flex items-center gap-2.5 whitespace-nowrap font-display font-semibold text-sm max-[22.5rem]:basis-34 min-[22.5rem]:text-h4 sm:gap-3"
        >
          <Logo />
          {agency.shortName}
        </Link>
        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="flex items-center">
            <li>
              <ServicesMenu />
            </li>
            {navItems.map(({ text, to, isCurrent }) => (
              <li key={to}>
                <Link to={to} aria-current={isCurrent(pathname) ? 'page' : undefined} className="nav-link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link to={paths.search} className="icon-button max-sm:hidden" aria-label="Search">
          <Icon name="search" />
        </Link>
        <ThemeToggle />
        <CartLink />
        {/* Booking and paying have one action, with no second one above it. */}
        <LinkButton
          to={paths.contact}
          variant="primary"
          className="ml-2 max-lg:hidden in-[:has(.one-task)]:hidden"
        >
          Free consultation
        </LinkButton>
        <MobileMenu pathname={pathname} />
      </Container>
    </div>
  )
}
