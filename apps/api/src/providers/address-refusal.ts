import { type AddressRefusal, addressRefusals } from '@beacon/contract/subscribers'

/** What a mail server answered, as the SMTP client tells it. */
export interface SmtpReply {
  /** What was being said: `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string
  responseCode?: number
  /** The whole answer, beginning with its code: `550 5.1.1 No such mailbox`. */
  response?: string
}

/**
 * The status code with which a server says that the address itself cannot get mail, now or ever; nothing for every
 * other answer. A bare 550 is no such word: servers give it for what they do not like about the sender or the words,
 * too (RFC 5321, 4.2.3). A mail of ours has one address, so that a server may say it after the body as well.
 */
export function addressRefusalIn({
  command,
  responseCode = 0,
  response = '',
}: SmtpReply): AddressRefusal | undefined {
  if (responseCode < 500 || command === 'MAIL FROM') return undefined
  const [, status] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response) ?? []
  return addressRefusals.find((each) => each === status)
}
