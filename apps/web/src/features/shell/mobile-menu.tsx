import { agency } from '@beacon/content/agency'
import { serviceOf, servicesPageOrder } from '@beacon/content/services'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { navItems, search } from './nav-items.ts'

const MENU_ID = 'mobile-menu'

/**
 * The navigation of small screens, as a native popover: it opens without any script. It covers the page, so the focus
 * stays inside while it is open.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const menu = useRef<HTMLDivElement>(null)
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) menu.current?.hidePopover()
  }
  const keepFocus = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || !currentTarget.matches(':popover-open'))
      return
    const first = currentTarget.querySelector('button')
    const edge = target === first ? [...currentTarget.querySelectorAll('a')].at(-1) : first
    edge?.focus()
  }
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={MENU_ID} className="icon-button" aria-label="Menu">
        <Icon name="menu" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only detects that a link inside was followed */}
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        className="mobile-menu"
        onClick={closeOnLink}
        onBlur={keepFocus}
      >
        <div className="flex min-h-18 items-center justify-between border-line border-b">
          <p className="font-display font-semibold text-h4">{agency.shortName}</p>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className="icon-button"
            aria-label="Close menu"
            // biome-ignore lint/a11y/noAutofocus: applies when the menu opens, over the whole page
            autoFocus
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <nav aria-label="Mobile">
          <details className="border-line border-b">
            <summary className="mobile-link">
              Services
              <Icon name="chevron-down" className="ml-auto size-5" />
            </summary>
            <ul className="pb-4">
              {[
                ...servicesPageOrder
                  .map(serviceOf)
                  .map(({ slug, navLabel }) => ({ text: navLabel, to: paths.service(slug) })),
                allServices,
              ].map(({ text, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={to === pathname ? 'page' : undefined}
                    className="mobile-sublink"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
          <ul>
            {[...navItems, search].map(({ text, to, isCurrent }) => (
              <li key={to} className="border-line border-b">
                <Link to={to} aria-current={isCurrent(pathname) ? 'page' : undefined} className="mobile-link">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 py-6">
          <LinkButton to={paths.contact} variant="primary" size="lg" wide>
            Free consultation
          </LinkButton>
          <LinkButton to={agency.phones.office.href} size="lg" wide>
            <Icon name="phone" />
            {agency.phones.office.display}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

const allServices = { text: 'All services', to: paths.services }
