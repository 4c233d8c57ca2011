import { type AddressRefusal, addressRefusals } from '@beacon/contract/subscribers'

/** What a mail server answered, as the SMTP client tells it. */
export interface SmtpReply {
  /** The command that was answered: `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string
  responseCode?: number
  /** The whole answer, beginning with its code: `550 5.1.1 No such mailbox`. */
  response?: string
}

/**
 * The enhanced status code with which a server says that the address itself cannot receive mail, for good; undefined
 * for any other reply. A bare 550 is not enough: servers also send it when they object to the sender or the content
 * (RFC 5321, 4.2.3). Our mails have one recipient, so the reply may also come after the body.
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
