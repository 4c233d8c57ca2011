import { isClosed, type Lead, type LeadStatus, leadStatuses } from '@beacon/contract/leads'
import { shortDate } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import type { FormEvent } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { Failure, useDraft, useForgetSaved } from '../admin/index.ts'
import { plannedDay } from './follow-up.ts'
import { FollowUpField } from './follow-up-field.tsx'
import { statusWords } from './lead-words.ts'
import { type LeadChange, useSaveLead } from './queries.ts'

const STATUSES = leadStatuses.map((status) => ({ value: status, label: statusWords[status].label }))

interface Draft extends Partial<LeadChange> {
  /** The notes as they were before editing. */
  before?: string | undefined
}

/** Status, follow-up day and the team's notes. */
export function LeadForm({ lead }: { lead: Lead }) {
  // Only edited fields, so that somebody else's changes to the others are kept.
  const { draft, keep, forget } = useDraft<Draft>(`lead:${lead.id}`)
  const save = useSaveLead(lead.id, forget)
  const saved: LeadChange = {
    status: lead.status,
    followUpOn: lead.followUpOn,
    staffNotes: lead.staffNotes,
  }
  const shown = { ...saved, ...draft }
  const isClosing = isClosed(shown.status)
  const hasOtherDay = !isClosing && shown.followUpOn !== saved.followUpOn
  const hasOthers = draft?.before !== undefined && draft.before !== saved.staffNotes
  const takesPlace = hasOthers && shown.staffNotes !== saved.staffNotes
  // The notice says the same and shows the notes.
  const isSaid = takesPlace && save.error instanceof ApiError && save.error.code === 'conflict'
  const isChanged = shown.status !== saved.status || hasOtherDay || shown.staffNotes !== saved.staffNotes
  // Editing clears the error.
  useForgetSaved(save.isError && !isChanged, forget)
  const fields = save.error instanceof ApiError ? save.error.fields : {}

  const edit = (change: Draft) => {
    save.reset()
    keep({ ...draft, ...change })
  }
  const chooseDay = (followUpOn: string | null) => {
    const { followUpOn: _, ...others } = draft ?? {}
    save.reset()
    keep(followUpOn === saved.followUpOn ? others : { ...others, followUpOn })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || save.isPending) return
    const change = {
      ...(shown.status === saved.status ? {} : { status: shown.status }),
      ...(hasOtherDay ? { followUpOn: shown.followUpOn } : {}),
      ...(shown.staffNotes === saved.staffNotes
        ? {}
        : { staffNotes: shown.staffNotes, staffNotesBefore: saved.staffNotes }),
    }
    save.mutate(change)
  }

  return (
    <Form id={`lead-${lead.id}`} onSubmit={submit} className="grid gap-4">
      <SelectField
        name="status"
        label="Status"
        required
        options={STATUSES}
        value={shown.status}
        disabled={save.isPending}
        onChange={(event) => edit({ status: event.target.value as LeadStatus })}
        error={fields.status}
      />
      {isClosing ? (
        <DayTakenAway day={plannedDay(lead)} />
      ) : (
        <FollowUpField
          day={shown.followUpOn}
          disabled={save.isPending}
          error={fields.followUpOn}
          onChoose={chooseDay}
        />
      )}
      <TextArea
        name="staffNotes"
        label="Staff notes"
        hint="For the team only; the visitor never sees them."
        rows={5}
        value={shown.staffNotes}
        readOnly={save.isPending}
        onChange={({ target }) =>
          edit({
            staffNotes: target.value,
            before: draft?.staffNotes === undefined ? saved.staffNotes : draft.before,
          })
        }
        error={fields.staffNotes}
      />
      {takesPlace && <OthersNotes notes={saved.staffNotes} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant={isChanged ? 'primary' : 'secondary'}
          aria-disabled={!isChanged}
          pending={save.isPending}
          pendingLabel="Saving…"
        >
          Save
        </Button>
        <p role="status" className="text-muted text-sm">
          {isChanged && !save.isPending && 'Not saved yet'}
          {!isChanged && (save.isSuccess || save.isError) && 'Saved'}
        </p>
      </div>
      {isChanged && !isSaid && <Failure error={save.error} />}
    </Form>
  )
}

const OthersNotes = ({ notes }: { notes: string }) => (
  <Notice
    tone="warning"
    title="Somebody else has changed these notes in the meantime. Saving yours replaces:"
    live
  >
    <p className="whitespace-pre-wrap">{notes || 'no notes'}</p>
  </Notice>
)

/** A warning before closing a lead that still has a follow-up. */
const DayTakenAway = ({ day }: { day: string | null }) =>
  day && (
    <p role="status" className="text-muted text-sm">
      Saving removes its follow-up on {noWrap(shortDate(day))}.
    </p>
  )
