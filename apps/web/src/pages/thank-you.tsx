import { ThankYouScreen } from '../features/checkout/thank-you-screen.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

export default function ThankYouPage() {
  return (
    <>
      <PageMeta
        title="Thank you for your order | Beacon & Bay Digital"
        description="What happens next with your order from the Beacon & Bay Digital store."
        path={paths.thankYou}
        noindex
      />
      <ThankYouScreen />
    </>
  )
}
