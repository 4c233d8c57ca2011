/** Longer than any address (RFC 5321); to normalize 64 kB of combining marks takes seconds. */
export const LONGEST_ADDRESS = 254
/** No host name has any of these, and a program that finds one in a domain reads on, or decodes it, in its own way. */
const NOT_IN_A_NAME = /[^\P{ASCII}\w.-]/u

const IP_ADDRESS = /^[\d.]+$/

/**
 * An address in the one spelling in which it is stored, compared and counted: with ordinary letters in place of
 * full-width, circled and other styled ones, and with the domain's ASCII form in small letters (RFC 5891), as mail is
 * sent to it. `ada@ⓖmail。com` is `ada@gmail.com`, `ada@München.example` is `ada@xn--mnchen-3ya.example`. What is no
 * domain, or too long, stays as it is.
 */
export function inOneSpelling(address: string): string {
  if (address.length > LONGEST_ADDRESS) return address
  const text = address.normalize('NFKC')
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + domainInAscii(text.slice(at))
}

/** NOTE: `URL` does what `domainToASCII` of Node does, and browsers have it, too; only it takes `163` for 0.0.0.163. */
function domainInAscii(domain: string): string {
  const url = `http://${domain}`
  if (NOT_IN_A_NAME.test(domain) || !URL.canParse(url)) return domain
  const name = new URL(url).hostname.replace(/\.$/, '')
  return IP_ADDRESS.test(name) ? domain : name
}
