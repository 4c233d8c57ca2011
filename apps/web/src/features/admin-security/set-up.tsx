import { type beginSecondFactor, passwordFormSchema } from '@beacon/contract/admin-security'
import { codeFormSchema } from '@beacon/contract/admin-session'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { Suspense } from 'react'
import { unlessLost } from '../../lib/failed-call.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { CodeField, Failure } from '../admin/index.ts'
import { useCheckedForm } from './checked-form.ts'
import { useBegin, useSwitchOn } from './queries.ts'

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode)

interface SetUpProps {
  /** Called with the recovery codes once it is on. */
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Setup: password, then the secret for the app, then a first code. */
export function SetUp({ onDone, onClose }: SetUpProps) {
  const begin = useBegin()
  return begin.data ? (
    <FirstCode made={begin.data} onDone={onDone} onClose={onClose} />
  ) : (
    <PasswordFirst begin={begin} onClose={onClose} />
  )
}

function PasswordFirst({ begin, onClose }: { begin: ReturnType<typeof useBegin>; onClose: () => void }) {
  const { errors, submit } = useCheckedForm({
    id: 'set-up',
    schema: passwordFormSchema,
    fields: ['password'],
    change: begin,
    send: ({ password }) => begin.mutate(password),
  })
  return (
    <Form
      id="set-up"
      method="post"
      aria-label="Switch the second factor on"
      onSubmit={submit}
      className="grid max-w-md gap-5 border-line border-t pt-5"
    >
      {!errors && <Failure error={begin.error} />}
      <TextField
        name="password"
        label="Password"
        hint="To make sure it is you."
        type="password"
        autoComplete="current-password"
        required
        error={errors?.password}
      />
      <Buttons action="Go on" isPending={begin.isPending} onClose={onClose} />
    </Form>
  )
}

interface FirstCodeProps extends SetUpProps {
  made: ResponseOf<typeof beginSecondFactor>
}

function FirstCode({ made, onDone, onClose }: FirstCodeProps) {
  const switchOn = useSwitchOn()
  const copy = useCopy()
  const { errors, submit } = useCheckedForm({
    id: 'first-code',
    schema: codeFormSchema,
    fields: ['code'],
    change: switchOn,
    send: ({ code }) => switchOn.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) }),
  })
  return (
    <Form
      id="first-code"
      method="post"
      aria-label="Switch the second factor on"
      onSubmit={submit}
      className="grid gap-5 border-line border-t pt-5"
    >
      <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Suspense fallback={<div className="skeleton size-48" />}>
          <QrCode text={made.uri} label="The secret as a picture for an authenticator app" />
        </Suspense>
        <div className="grid content-start gap-3 text-sm">
          <p>Scan the picture with an authenticator app, or type this secret into it:</p>
          <p className="font-semibold text-base tracking-wider [overflow-wrap:anywhere]">
            {made.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <Button className="justify-self-start" onClick={() => copy(made.secret)}>
            Copy the secret
          </Button>
          <p className="text-muted">Time-based, six digits, 30 seconds. It is not shown again.</p>
        </div>
      </div>
      <div className="grid max-w-md gap-5">
        {!errors && <Failure error={switchOn.error} words={whyNotOn} />}
        <CodeField error={errors?.code} hint="The six digits that the app shows now." />
        <p className="text-muted text-sm">Switching it on signs out every other browser.</p>
        <Buttons action="Switch on" isPending={switchOn.isPending} onClose={onClose} />
      </div>
    </Form>
  )
}

const whyNotOn = unlessLost(
  'The response was lost. If it says “On” above, cancel here and make new recovery codes: the first ones were in that response.',
)

function Buttons({
  action,
  isPending,
  onClose,
}: {
  action: string
  isPending: boolean
  onClose: () => void
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" pending={isPending} pendingLabel="One moment…">
        {action}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  )
}
