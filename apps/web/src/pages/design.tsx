import { DesignScreen } from '../features/design/index.ts'

/** The design system's parts; only in development. */
export default function DesignPage() {
  return <DesignScreen />
}
