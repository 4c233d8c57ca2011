import { agency } from '@beacon/content/agency'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ThemeToggle } from '../shell/index.ts'
import { endSession } from './session.ts'

interface Screen {
  text: string
  to: string
}

const BUSINESS: readonly Screen[] = [
  { text: 'Today', to: paths.admin },
  { text: 'Bookings', to: paths.adminBookings },
  { text: 'Leads', to: paths.adminLeads },
  { text: 'Orders', to: paths.adminOrders },
  { text: 'Products', to: paths.adminProducts },
  { text: 'Codes', to: paths.adminPromoCodes },
  { text: 'Subscribers', to: paths.adminSubscribers },
  { text: 'Chats', to: paths.adminChats },
  { text: 'People', to: paths.adminPeople },
]

/** Seldom used, so grouped in a menu. */
const SYSTEM: readonly Screen[] = [
  { text: 'Outbox', to: paths.adminOutbox },
  { text: 'Mailbox', to: paths.adminMailbox },
  { text: 'Notion', to: paths.adminNotion },
  { text: 'Audit', to: paths.adminAudit },
  { text: 'Security', to: paths.adminSecurity },
]

/** One row on a wide screen; otherwise the links are in a second row, which scrolls sideways. */
export function AdminHeader({ hasNavigation }: { hasNavigation: boolean }) {
  const { pathname } = useLocation()
  const isSystem = SYSTEM.some(({ to }) => to === pathname)
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-6 border-line border-b px-4 md:px-6">
        <Link
          to={paths.home}
          className="flex min-h-14 items-center gap-2.5"
          aria-label={`${agency.name}: website`}
        >
          <Logo className="h-7 w-6" />
          <span className="font-display font-semibold text-base">{agency.shortName}</span>
        </Link>
        {hasNavigation && (
          <nav
            aria-label="Back office"
            className="scroll-line max-xl:-mx-2 max-xl:order-last max-xl:w-[calc(100%+1rem)] max-xl:overflow-x-auto max-xl:[--inset:0.5rem]"
          >
            <Links screens={BUSINESS}>
              <li>
                <Link
                  to={paths.adminOutbox}
                  aria-current={isSystem ? 'true' : undefined}
                  className="nav-link"
                >
                  System
                </Link>
              </li>
            </Links>
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1">
          <ThemeToggle />
          {hasNavigation && <SignOut />}
        </div>
      </header>
      {hasNavigation && isSystem && (
        <nav
          aria-label="System"
          className="scroll-line overflow-x-auto border-line border-b px-2 [--inset:0.5rem] md:px-3 md:[--inset:0.75rem]"
        >
          <Links screens={SYSTEM} />
        </nav>
      )}
    </>
  )
}

/** Scrolls the current screen's link into view, again when the web font arrives late and is wider. */
function showCurrent(list: HTMLElement | null) {
  const show = () =>
    list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  show()
  if (list) void document.fonts?.ready.then(show)
}

function Links({ screens, children }: { screens: readonly Screen[]; children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ul ref={showCurrent} className="flex [&_a]:-outline-offset-2">
      {screens.map(({ text, to }) => (
        <li key={to}>
          <Link to={to} aria-current={pathname === to ? 'page' : undefined} className="nav-link">
            {text}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )
}

function SignOut() {
  const showToast = useToast()
  const signOut = useMutation({
    mutationFn: endSession,
    onError: (error) => showToast(error.message, 'danger'),
  })
  return (
    <button
      type="button"
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 font-semibold text-sm hover:bg-raised-2"
      disabled={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      <Icon name="sign-out" />
      <span className="max-2xl:sr-only">Sign out</span>
    </button>
  )
}
