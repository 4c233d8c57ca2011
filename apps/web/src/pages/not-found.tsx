import { useLocation } from 'react-router-dom'
import { NotFoundScreen } from '../features/not-found/index.ts'

/** For every address that no other page has. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  return <NotFoundScreen path={pathname} />
}
