import { slipsBetween } from './edit-distance.ts'

/** Where most of our visitors have their mailboxes. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'ymail.com',
  'comcast.net',
  'verizon.net',
  'optonline.net',
  'att.net',
  'sbcglobal.net',
  'protonmail.com',
]

/**
 * The address that was probably meant by one with a mistyped common domain; undefined for every other. Only a
 * suggestion: a similar domain may well exist.
 */
export function suggestedEmail(typed: string): string | undefined {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || COMMON.includes(domain)) return undefined
  const [nearest] = COMMON.flatMap((common) => {
    const slips = slipsFrom(domain, common)
    return slips === undefined ? [] : [{ common, slips }]
  }).toSorted((a, b) => a.slips - b.slips)
  return nearest && `${address.slice(0, at)}@${nearest.common}`
}

/** In how many letters a domain differs from a common one; undefined if too many for a typing error. */
function slipsFrom(domain: string, common: string): number | undefined {
  const [name, ending] = parts(domain)
  const [commonName, commonEnding] = parts(common)
  // cloud.com, email.com and horizon.net are other companies: the first letter is hardly ever mistyped.
  if (name[0] !== commonName[0]) return undefined
  const inName = slipsBetween(name, commonName)
  const inEnding = slipsBetween(ending, commonEnding)
  return inName <= mostSlips(commonName) && inEnding <= 1 ? inName + inEnding : undefined
}

/** Another letter in a short name is another company. */
function mostSlips({ length }: string): number {
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}

/** The name before the last dot, and the ending after it. */
function parts(domain: string): [name: string, ending: string] {
  const dot = domain.lastIndexOf('.')
  return [domain.slice(0, Math.max(dot, 0)), domain.slice(dot + 1)]
}
