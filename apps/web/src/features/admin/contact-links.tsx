import { TextLink } from '../../ui/text-link.tsx'

/** Writes to an address, whatever letters it has. */
export const EmailLink = ({ email }: { email: string }) => (
  <TextLink to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</TextLink>
)

/** Calls a number, however somebody has written it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <TextLink to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
)
