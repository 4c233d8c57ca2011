import type { readSecurity } from '@beacon/contract/admin-security'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { useState } from 'react'
import { unlessLost } from '../../lib/failed-call.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Instant, useRestoredFocus } from '../admin/index.ts'
import { ProofForm } from './proof-form.tsx'
import { useRenewCodes, useSwitchOff } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

type State = ResponseOf<typeof readSecurity>['secondFactor']
type Task = 'none' | 'set-up' | 'renew' | 'off'

const FEW_CODES = 3

/** Whether signing in needs a code besides the password, and how to change that. */
export function SecondFactor({ state }: { state: State }) {
  const [task, setTask] = useState<Task>('none')
  const [newCodes, setNewCodes] = useState<readonly string[]>()
  const keptFocus = useRestoredFocus(newCodes ?? task)
  const close = () => setTask('none')
  const keep = (codes: readonly string[]) => {
    setNewCodes(codes)
    close()
  }
  return (
    <section {...keptFocus} aria-labelledby="second-factor" className="grid content-start gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="second-factor" className="text-h4">
          Second factor
        </h2>
        <Badge tone={state.isOn ? 'success' : 'neutral'}>{state.isOn ? 'On' : 'Off'}</Badge>
      </div>
      <Explanation state={state} />
      {newCodes && <RecoveryCodes codes={newCodes} onKept={() => setNewCodes(undefined)} />}
      {task === 'set-up' && <SetUp onDone={keep} onClose={close} />}
      {task === 'renew' && <Renew onDone={keep} onClose={close} />}
      {task === 'off' && <SwitchOff onClose={close} />}
      {task === 'none' && !newCodes && <Tasks isOn={state.isOn} onChoose={setTask} />}
    </section>
  )
}

function Explanation({ state: { isOn, since, recoveryCodesLeft } }: { state: State }) {
  if (!isOn) {
    return (
      <p className="max-w-measure text-muted">
        With a second factor, a stolen password is not enough: signing in also takes a code from an
        authenticator app on your phone. Refunds, exports and letters ask for one, too, and so does anything
        that gives goods away.
      </p>
    )
  }
  return (
    <>
      <p className="max-w-measure text-muted">
        On since {since && <Instant at={since} />}. Recovery codes left:{' '}
        <strong className="text-ink">{recoveryCodesLeft}</strong>.
      </p>
      {recoveryCodesLeft < FEW_CODES && (
        <Notice tone="warning">
          Make new recovery codes soon: without one, and without your phone, only whoever runs the server can
          let you in.
        </Notice>
      )}
    </>
  )
}

function Tasks({ isOn, onChoose }: { isOn: boolean; onChoose: (task: Task) => void }) {
  if (!isOn) {
    return (
      <Button variant="primary" className="justify-self-start" onClick={() => onChoose('set-up')}>
        Switch on
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => onChoose('renew')}>New recovery codes</Button>
      <Button variant="danger" onClick={() => onChoose('off')}>
        Switch off
      </Button>
    </div>
  )
}

function Renew({ onDone, onClose }: { onDone: (codes: readonly string[]) => void; onClose: () => void }) {
  const renew = useRenewCodes()
  return (
    <ProofForm
      id="renew-codes"
      title="New recovery codes"
      text="Your current codes will stop working."
      action="Make new codes"
      change={renew}
      failed={whyNotRenewed}
      onSubmit={(proof) => renew.mutate(proof, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })}
      onClose={onClose}
    />
  )
}

const whyNotRenewed = unlessLost(
  'The response was lost, with the new codes if they were made. Your old ones may have stopped working: make new codes once more.',
)

function SwitchOff({ onClose }: { onClose: () => void }) {
  const off = useSwitchOff()
  const showToast = useToast()
  const done = () => {
    showToast('The second factor is off.')
    onClose()
  }
  return (
    <ProofForm
      id="switch-off"
      title="Switch the second factor off"
      text="After that, the password alone is enough. Every other browser is signed out."
      action="Switch off"
      change={off}
      onSubmit={(proof) => off.mutate(proof, { onSuccess: done })}
      onClose={onClose}
    />
  )
}
