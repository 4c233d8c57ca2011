import { SignInForm } from './sign-in-form.tsx'

/** The sign-in form as a screen's content. */
export function SignInPanel() {
  return (
    <div className="mx-auto grid w-full max-w-sm gap-8 px-5 pt-16 pb-24 md:pt-24">
      <div className="grid gap-3">
        <h1 className="text-h2">Sign in</h1>
        <p className="text-muted">The back office is for the people who work here.</p>
      </div>
      <SignInForm />
    </div>
  )
}
