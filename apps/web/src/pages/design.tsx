import { DesignScreen } from '../features/design/index.ts'

export default function DesignPage() {
  return <DesignScreen />
}
