import { SignInScreen } from '../features/admin/index.ts'

export default function AdminSignInPage() {
  return <SignInScreen />
}
