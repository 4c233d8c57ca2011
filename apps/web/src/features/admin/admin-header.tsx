import { agency } from '@beacon/content/agency'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ThemeToggle } from '../shell/index.ts'
import { endSession } from './session.ts'

const SCREENS = [
  { text: 'Today', to: paths.admin },
  { text: 'Bookings', to: paths.adminBookings },
  { text: 'Leads', to: paths.adminLeads },
  { text: 'Orders', to: paths.adminOrders },
  { text: 'Products', to: paths.adminProducts },
  { text: 'Subscribers', to: paths.adminSubscribers },
  { text: 'Chats', to: paths.adminChats },
  { text: 'Outbox', to: paths.adminOutbox },
  { text: 'Notion', to: paths.adminNotion },
  { text: 'Mailbox', to: paths.adminMailbox },
]

/** One line on a wide screen; on a phone the screens stand in a second one. */
export function AdminHeader({ hasNavigation }: { hasNavigation: boolean }) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 border-line border-b px-4 md:px-6">
      <Link
        to={paths.home}
        className="flex min-h-14 items-center gap-2.5"
        aria-label={`${agency.name}: website`}
      >
        <Logo className="h-7 w-6" />
        <span className="font-display font-semibold text-base">{agency.shortName}</span>
      </Link>
      {hasNavigation && <Screens />}
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle />
        {hasNavigation && <SignOut />}
      </div>
    </header>
  )
}

function Screens() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Back office"
      className="max-md:order-last max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto"
    >
      <ul className="flex max-md:px-1">
        {SCREENS.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined} className="nav-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
      <span className="max-md:sr-only">Sign out</span>
    </button>
  )
}
