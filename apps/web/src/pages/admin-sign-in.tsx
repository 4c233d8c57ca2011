import { SignInScreen } from '../features/admin/index.ts'

/** The sign-in, which leads on to the screen that `next` names. */
export default function AdminSignInPage() {
  return <SignInScreen />
}
