import { agency } from '@beacon/content/agency'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** How else to get in touch: this form cannot do without a script, the one of the contact page can. */
export function WithoutScript() {
  const { phones, email } = agency
  return (
    <div className="without-script">
      <Notice tone="info">
        This form needs JavaScript. Call <TextLink to={phones.office.href}>{phones.office.display}</TextLink>,
        write to <TextLink to={`mailto:${email}`}>{email}</TextLink>, or use{' '}
        <TextLink to={paths.contact}>the contact form</TextLink>, which works without it.
      </Notice>
    </div>
  )
}
