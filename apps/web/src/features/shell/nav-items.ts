import { isStorePath, paths } from '../../paths.ts'

interface NavItem {
  text: string
  to: string
  /** Whether the item stands for this address. */
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

/** Beside the navigation of wide screens, in the menu of small ones. */
export const search = item('Search', paths.search)
