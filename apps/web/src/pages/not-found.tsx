import { useLocation } from 'react-router-dom'
import { NotFoundScreen } from '../features/not-found/index.ts'

export default function NotFoundPage() {
  const { pathname } = useLocation()
  return <NotFoundScreen path={pathname} />
}
