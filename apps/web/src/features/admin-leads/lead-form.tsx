import { type Lead, type LeadStatus, leadStatuses } from '@beacon/contract/leads'
import type { FormEvent } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { Failure, useDraft } from '../admin/index.ts'
import { statusWords } from './lead-words.ts'
import { type LeadChange, useSaveLead } from './queries.ts'

const STATUSES = leadStatuses.map((status) => ({ value: status, label: statusWords[status].label }))

/** Status and the team's own notes. */
export function LeadForm({ lead }: { lead: Lead }) {
  // Only what was edited: what somebody else changes meanwhile stays.
  const { draft, keep, forget } = useDraft<Partial<LeadChange>>(`lead:${lead.id}`)
  const save = useSaveLead(lead.id)
  const saved: LeadChange = { status: lead.status, staffNotes: lead.staffNotes }
  const shown = { ...saved, ...draft }
  const isChanged = shown.status !== saved.status || shown.staffNotes !== saved.staffNotes
  const fields = save.error instanceof ApiError ? save.error.fields : {}

  const edit = (change: Partial<LeadChange>) => {
    if (!save.isPending) save.reset()
    keep({ ...draft, ...change })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || save.isPending) return
    const change = {
      ...(shown.status === saved.status ? {} : { status: shown.status }),
      ...(shown.staffNotes === saved.staffNotes ? {} : { staffNotes: shown.staffNotes }),
    }
    save.mutate(change, { onSuccess: forget })
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
      <TextArea
        name="staffNotes"
        label="Staff notes"
        hint="For the team only; the visitor never sees them."
        rows={5}
        maxLength={5000}
        value={shown.staffNotes}
        readOnly={save.isPending}
        onChange={(event) => edit({ staffNotes: event.target.value })}
        error={fields.staffNotes}
      />
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
          {!isChanged && save.isSuccess && 'Saved'}
        </p>
      </div>
      <Failure error={save.error} />
    </Form>
  )
}
