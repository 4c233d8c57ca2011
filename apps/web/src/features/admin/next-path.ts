import { paths } from '../../paths.ts'

const HERE = 'https://here.invalid'

/**
 * Where to go after signing in: the address's `next` if it is a back-office screen, else the first screen. Never
 * another site, nor another part of this one.
 */
export function nextPath(next: string | null): string {
  if (!next || !URL.canParse(next, HERE)) return paths.admin
  const { origin, pathname, search, hash } = new URL(next, HERE)
  const isScreen = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
  if (origin !== HERE || !isScreen || pathname === paths.adminSignIn) return paths.admin
  return `${pathname}${search}${hash}`
}
