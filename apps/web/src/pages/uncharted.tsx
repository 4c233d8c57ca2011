import { useLocation } from 'react-router-dom'
import { findUnchartedText, UnchartedPage } from '../features/uncharted/index.ts'
import NotFoundPage from './not-found.tsx'

export default function Uncharted() {
  const { pathname } = useLocation()
  const text = findUnchartedText(pathname)
  return text ? <UnchartedPage {...text} path={pathname} /> : <NotFoundPage />
}
