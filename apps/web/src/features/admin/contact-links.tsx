import { addressParts } from '@beacon/rules/unbroken'
import { Fragment } from 'react'
import { TextLink } from '../../ui/text-link.tsx'

/** A mail address, with or without a name; one that is too long for its line breaks at a sign, not within a word. */
export const Address = ({ text }: { text: string }) =>
  addressParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Writes to an address, whatever letters it has. */
export const EmailLink = ({ email }: { email: string }) => (
  <TextLink to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
    <Address text={email} />
  </TextLink>
)

/** Calls a number, however somebody has written it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <TextLink to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
)
