import { agency } from '@beacon/content/agency'
import { ThankYouScreen } from '../features/checkout/thank-you-screen.tsx'
import { PageMeta, titleOf } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** What happens next with an order that was just placed; private, so noindex. */
export default function ThankYouPage() {
  return (
    <>
      <PageMeta
        title={titleOf('Thank you for your order')}
        description={`What happens next with your order from the ${agency.name} store.`}
        path={paths.thankYou}
        noindex
      />
      <ThankYouScreen />
    </>
  )
}
