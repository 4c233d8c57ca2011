import { values } from '@beacon/content/about'
import { Section } from '../../ui/layout.tsx'
import { ValueMark } from './value-mark.tsx'

/** Four values, each with its instrument. */
export function Values() {
  return (
    <Section tone="raised" labelledBy="values">
      <h2 id="values" className="mb-10 max-w-xl">
        What we hold ourselves to
      </h2>
      <ul className="border-edge border-t">
        {values.map(({ icon, title, text }) => (
          <li key={title} className="value">
            <ValueMark icon={icon} />
            <h3>{title}</h3>
            <p className="max-w-measure text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
