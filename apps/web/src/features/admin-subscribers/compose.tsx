import { type Letter, letterSchema } from '@beacon/contract/campaigns'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { newsletterLists } from '@beacon/contract/newsletter'
import type { listSubscribers } from '@beacon/contract/subscribers'
import { type FormEvent, useState } from 'react'
import { checkForm } from '../../lib/form-attempt.ts'
import type { FormErrors } from '../../lib/form-values.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure, LostAttempt, useDraft } from '../admin/index.ts'
import { LetterText } from './letter-text.tsx'
import { withNewestPosts } from './newest-posts.ts'
import { type Draft, useAskPosts, useSend, useSendTest } from './queries.ts'
import { SendDialog } from './send-dialog.tsx'
import { listName, peopleOf } from './words.ts'

const EMPTY: Draft = { subject: '', body: '', list: 'marketing-tips' }
const LISTS = newsletterLists.map((list) => ({ value: list, label: listName(list) }))

type Sizes = Pick<ResponseOf<typeof listSubscribers>, 'counts' | 'reach'>

/** The number of recipients of a campaign sent to this list. */
const reachOf = ({ counts, reach }: Sizes, list: Draft['list']) => (list ? counts[list].confirmed : reach)

/** Writing a campaign, from the first word to the list: edit, preview, test, send. Unsaved text is kept in this tab. */
export function Compose({ sizes }: { sizes: Sizes | undefined }) {
  const { draft: kept, keep, forget } = useDraft<Partial<Draft>>('letter')
  const draft = { ...EMPTY, ...kept }
  const [errors, setErrors] = useState<FormErrors<'subject' | 'body'>>({})
  const [isAsking, setIsAsking] = useState(false)
  const send = useSend(forget)
  const test = useSendTest()
  const showToast = useToast()
  const reach = sizes && reachOf(sizes, draft.list)

  const edit = (change: Partial<Draft>) => {
    keep({ ...kept, ...change })
    setErrors({})
    test.reset()
  }
  const askPosts = useAskPosts(({ posts }) => {
    const change = withNewestPosts(draft, posts)
    if (change) edit(change)
    showToast(change ? 'Added at the end of the letter.' : 'The letter already links to every post.')
  })
  /** Whether the campaign can be sent; if not, shows what is missing. */
  const isReady = () => {
    const checked = checkForm(letterSchema, { subject: draft.subject, body: draft.body })
    setErrors('errors' in checked ? checked.errors : {})
    if ('errors' in checked)
      focusInvalid(document.getElementById(`letter-${checked.errors.subject ? 'subject' : 'body'}`))
    return 'form' in checked
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady()) setIsAsking(true)
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <Form id="letter" onSubmit={submit} className="grid gap-5" aria-label="New letter">
        {!isAsking && !send.isPending && (
          <LostAttempt<Letter>
            purpose="letter"
            wordsOf={({ subject }) => `You sent “${subject}”`}
            look={{ to: paths.adminLetters, label: 'Look among the letters' }}
            onArrived={forget}
          />
        )}
        <LetterFields draft={draft} errors={errors} isSending={send.isPending} onEdit={edit} />
        <Button
          size="sm"
          className="justify-self-start"
          aria-disabled={send.isPending}
          pending={askPosts.isPending}
          pendingLabel="Adding…"
          onClick={() => askPosts.mutate(undefined)}
        >
          Add the newest posts
        </Button>
        <Failure error={askPosts.error} />
        <Failure error={test.error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            disabled={!reach}
            pending={send.isPending}
            pendingLabel="Sending…"
          >
            {sendLabel(reach)}
          </Button>
          <Button
            pending={test.isPending}
            pendingLabel="Sending…"
            onClick={() => isReady() && test.mutate(draft)}
          >
            Send a test to me
          </Button>
        </div>
      </Form>
      <Preview draft={draft} />
      <SendDialog
        draft={isAsking ? draft : undefined}
        reach={reach ?? 0}
        send={send}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

interface LetterFieldsProps {
  draft: Draft
  errors: FormErrors<'subject' | 'body'>
  isSending: boolean
  onEdit: (change: Partial<Draft>) => void
}

/** To whom a letter goes, its subject and its text, which stay as they are while it is sent. */
const LetterFields = ({ draft, errors, isSending, onEdit }: LetterFieldsProps) => (
  <>
    <SelectField
      name="list"
      label="To"
      required
      options={[...LISTS, { value: '', label: 'Both lists, each address once' }]}
      value={draft.list}
      disabled={isSending}
      onChange={(event) => onEdit({ list: event.target.value as Draft['list'] })}
    />
    <TextField
      name="subject"
      label="Subject"
      required
      value={draft.subject}
      readOnly={isSending}
      onChange={(event) => onEdit({ subject: event.target.value })}
      error={errors.subject}
    />
    <TextArea
      name="body"
      label="Letter"
      required
      hint="Markdown: ## heading, **bold**, *italic*, - list, [words](https://…). HTML stays text, and pictures are left out."
      rows={16}
      value={draft.body}
      readOnly={isSending}
      onChange={(event) => onEdit({ body: event.target.value })}
      error={errors.body}
    />
  </>
)

function sendLabel(reach: number | undefined): string {
  if (reach === undefined) return 'Send…'
  return reach > 0 ? `Send to ${peopleOf(reach)}…` : 'Nobody is on this list yet'
}

/** A live preview of what readers will see. */
function Preview({ draft: { subject, body } }: { draft: Draft }) {
  return (
    <section aria-label="Preview" className="min-w-0 border border-line bg-raised p-5 md:p-8">
      <p className="mb-4 text-muted text-sm">Preview</p>
      <p className="mb-5 font-display font-semibold text-h2 [overflow-wrap:anywhere]">
        {subject || <span className="text-muted">Subject</span>}
      </p>
      <LetterText markdown={body} />
      <p className="mt-8 border-line border-t pt-4 text-muted text-xs">
        Below the letter it says why it came, with the link to unsubscribe.
      </p>
    </section>
  )
}
