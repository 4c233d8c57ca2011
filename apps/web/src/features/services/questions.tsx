import type { Faq } from '@beacon/content/page'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout.tsx'

interface QuestionsProps {
  faqs: readonly Faq[]
  title?: string
}

/** Questions and answers that open without a script. */
export function Questions({ faqs, title = 'Asked before you sign' }: QuestionsProps) {
  return (
    <Section tone="raised" labelledBy="questions" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 id="questions" className="self-start lg:sticky lg:top-10 lg:col-span-4">
        {title}
      </h2>
      <div className="border-edge border-t lg:col-span-8">
        {faqs.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              <h3 className="text-h4">{question}</h3>
              <Icon name="plus" className="question-mark" />
            </summary>
            <p className="max-w-measure pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
