import type { Order } from '@beacon/contract/orders'

const PROCESSING: Readonly<Record<string, string>> = {
  printify:
    'Each piece is printed for you, which takes two to five business days. You get a tracking number by email when it ships.',
  local:
    'We pack your order at our office in Bay Shore and write to you when it is on its way. Downloads are on the order’s page at once.',
}
const PROCESSING_OTHERWISE = 'We get your order ready and write to you as soon as there is news.'

interface NextStepsProps {
  type: string
  order: Order | undefined
}

/** What the buyer can wait for, and what they need not. */
export function NextSteps({ type, order }: NextStepsProps) {
  const steps = [
    {
      title: 'Email confirmation',
      text: order
        ? `The confirmation goes to ${order.email}. It holds the link to your order.`
        : 'A confirmation with the link to your order is on its way to your inbox.',
    },
    { title: 'Processing', text: PROCESSING[type] ?? PROCESSING_OTHERWISE },
    {
      title: 'Contact support',
      text: 'Something wrong, or changed your mind? Write or call; a person answers within 24 hours.',
    },
  ]
  return (
    <section aria-labelledby="next-title" className="grid content-start gap-6">
      <h2 id="next-title" className="text-h3">
        What happens next?
      </h2>
      <ol className="next-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-h4">{title}</h3>
            <p className="max-w-measure text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
