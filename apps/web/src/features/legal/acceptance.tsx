import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** What the terms say of whoever orders or books, beside the button that does it. */
export const Acceptance = ({ act }: { act: 'ordering' | 'booking' }) => (
  <p className="max-w-measure text-muted text-sm">
    By {act} you accept our <TextLink to={paths.termsOfService}>terms of service</TextLink>; our{' '}
    <TextLink to={paths.privacyPolicy}>privacy policy</TextLink> says what we keep.
  </p>
)
