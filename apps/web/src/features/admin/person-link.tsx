import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** A link to everything stored about an email address, which is passed in the history's state and not in the URL. */
export const PersonLink = ({ email }: { email: string }) => (
  <Link to={paths.adminPeople} state={{ email }} className="prose-link">
    Everything about this person
  </Link>
)
