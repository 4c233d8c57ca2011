import { isStorePath, paths } from '../../paths.ts'

interface NavItem {
  text: string
  to: string
  /** Whether the item is current at this address. */
  isCurrent: (pathname: string) => boolean
}

const item = (text: string, to: string): NavItem => ({
  text,
  to,
  isCurrent: (pathname) => pathname === to || pathname.startsWith(`${to}/`),
})

/** The main navigation after Services. */
export const navItems: readonly NavItem[] = [
  item('About', paths.about),
  item('Blog', paths.blog),
  { text: 'Store', to: paths.store, isCurrent: isStorePath },
  item('Partners', paths.partners),
  item('Contact', paths.contact),
]

/** Next to the navigation of wide screens, inside the menu of small ones. */
export const search = item('Search', paths.search)
