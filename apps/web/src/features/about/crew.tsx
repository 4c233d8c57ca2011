import { teamIntro } from '@beacon/content/about'
import { team } from '@beacon/content/team'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Portrait } from '../portraits/index.ts'

/** The four people a client talks to. */
export function Crew() {
  return (
    <Section labelledBy="crew">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 md:mb-14">
        <h2 id="crew">{teamIntro.title}</h2>
        <p className="text-lg text-muted">{teamIntro.text}</p>
      </div>
      <ul className="crew">
        {team.map(({ id, name, position, bio, writes }) => (
          <li key={id} className="crew-member">
            <Portrait id={id} alt={`Drawn portrait of ${name}`} className="crew-portrait" />
            <div className="grid grid-cols-1 content-start gap-1">
              <h3>{name}</h3>
              <p className="text-bay text-sm">{position}</p>
            </div>
            <div className="crew-bio grid gap-3 text-sm">
              <p className="text-muted">{bio}</p>
              {writes && (
                <p>
                  <TextLink to={paths.blogAuthor(name)} alone>
                    Posts by {name.split(' ')[0]}
                  </TextLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
