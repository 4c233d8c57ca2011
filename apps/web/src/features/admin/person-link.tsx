import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Leads to everything that is kept about an address, which travels beside the link, not in it. */
export const PersonLink = ({ email }: { email: string }) => (
  <Link to={paths.adminPeople} state={{ email }} className="prose-link">
    Everything about this person
  </Link>
)
