import { benefits } from '@beacon/content/home-story'
import { Container } from '../../ui/layout.tsx'

/** Six benefits of every plan, typeset like fine print worth reading. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="py-16 md:py-28">
      <Container>
        <h2 id="benefits" className="text-h3">
          {benefits.title}
        </h2>
        <ul className="benefit-list">
          {benefits.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}.</h3> <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
