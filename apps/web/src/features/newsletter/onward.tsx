import { sentPage } from '@beacon/content/newsletter-pages'
import { TextLink } from '../../ui/text-link.tsx'

/** Where to go from a page on which there is nothing left to do. */
export const Onward = () => (
  <ul className="flex flex-wrap gap-x-7 gap-y-2">
    {sentPage.links.map(({ text, to }) => (
      <li key={to}>
        <TextLink to={to}>{text}</TextLink>
      </li>
    ))}
  </ul>
)
