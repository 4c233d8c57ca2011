import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { PrivacyNote } from './privacy-note.tsx'

/** The terms that apply to ordering or booking, shown next to the submit button. */
export const Acceptance = ({ act }: { act: 'ordering' | 'booking' }) => (
  <p className="max-w-measure text-muted text-sm">
    By {act} you accept our <TextLink to={paths.termsOfService}>terms of service</TextLink>. <PrivacyNote />
  </p>
)
