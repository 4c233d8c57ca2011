import { paths } from '../../paths.ts'

const HERE = 'https://here.invalid'

/**
 * Where to go after signing in: the `next` of the address when it is a screen of the back office, else its first one.
 * Another site, or another part of this one, is never followed.
 */
export function nextPath(next: string | null): string {
  if (!next || !URL.canParse(next, HERE)) return paths.admin
  const { origin, pathname, search, hash } = new URL(next, HERE)
  const isScreen = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`)
  if (origin !== HERE || !isScreen || pathname === paths.adminSignIn) return paths.admin
  return `${pathname}${search}${hash}`
}
