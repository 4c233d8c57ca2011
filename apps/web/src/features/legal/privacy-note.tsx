import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The sentence beneath a form, to stand in a paragraph of small print. */
export const PrivacyNote = () => (
  <>
    Our <TextLink to={paths.privacyPolicy}>privacy policy</TextLink> says what we keep.
  </>
)
