import { addressParts } from '@beacon/rules/no-wrap'
import { Fragment } from 'react'
import { TextLink } from '../../ui/text-link.tsx'

/** An email address, with or without a name; a long one breaks after punctuation, not within a word. */
export const Address = ({ text }: { text: string }) =>
  addressParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their position
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A mailto link, for addresses with any characters. */
export const EmailLink = ({ email }: { email: string }) => (
  <TextLink to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
    <Address text={email} />
  </TextLink>
)

/** A tel link, for numbers in any notation. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <TextLink to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
)
