import { serviceOf, servicesPageOrder } from '@beacon/content/services'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * The seven services behind one button. Before hydration, the style sheet opens it on hover and focus; afterwards
 * `data-state` controls it, and Escape closes it too.
 */
export function ServicesMenu() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  // Anywhere, and before others: the pointer that opened it may leave the focus where it is.
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus()
      setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape, true)
    return () => document.removeEventListener('keydown', closeOnEscape, true)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the button and links inside
    <div
      className="services-menu"
      data-state={open === undefined ? undefined : open ? 'open' : 'closed'}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={closeOnLeave}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open ?? false}
        aria-controls="services-menu"
        data-current={pathname.startsWith(paths.services) || undefined}
        className="nav-link"
        onClick={() => setOpen(true)}
      >
        Services
        <Icon name="chevron-down" className="services-chevron size-4" />
      </button>
      <div id="services-menu" className="services-panel">
        <ul>
          {servicesPageOrder.map(serviceOf).map(({ slug, navLabel, navHint, icon }) => (
            <li key={slug}>
              <Link
                to={paths.service(slug)}
                aria-current={pathname === paths.service(slug) ? 'page' : undefined}
                className="services-link"
                onClick={() => setOpen(false)}
              >
                <Icon name={icon} className="row-span-2 size-6 text-bay" />
                <span className="font-semibold text-sm">{navLabel}</span>
                <span className="text-muted text-xs">{navHint}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.services} className="services-link" onClick={() => setOpen(false)}>
              <Icon name="arrow-right" className="row-span-2 size-6 text-bay" />
              <span className="font-semibold text-sm">All services</span>
              <span className="text-muted text-xs">Side by side, with prices</span>
            </Link>
          </li>
        </ul>
      </div>
    </div>
  )
}
