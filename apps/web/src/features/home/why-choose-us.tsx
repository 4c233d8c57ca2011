import { whyChooseUs } from '@beacon/content/home-story'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { NearReading, RankReading, SignalReading } from './readings.tsx'

const readings: readonly ReactNode[] = [
  <RankReading key="rank" />,
  <NearReading key="near" />,
  <SignalReading key="signal" />,
]

/** Three reasons, each with a drawing: a rising rank, a nearby coast, seven flags on one halyard. */
export function WhyChooseUs() {
  return (
    <Section tone="raised" labelledBy="why-us">
      <h2 id="why-us" className="max-w-2xl">
        {whyChooseUs.title}
      </h2>
      <ul className="why-columns">
        {whyChooseUs.columns.map(({ title, text, link }, index) => (
          <li key={title} className="why-column">
            {readings[index]}
            <h3>{title}</h3>
            <p className="text-muted">{text}</p>
            <LinkButton to={link.to} variant="link" className="w-fit self-end">
              {link.text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
