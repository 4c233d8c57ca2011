import type { ResponseOf } from '@beacon/contract/endpoint'
import type { erasePerson, PersonalRecord } from '@beacon/contract/people'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FailedState, RowsSkeleton, useFieldErrors } from '../admin/index.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { useFindPerson } from './queries.ts'
import { RecordTable } from './record-table.tsx'
import { countWords, erasedWords } from './record-words.ts'
import { saveCopy } from './save-copy.ts'

type Erased = ResponseOf<typeof erasePerson>

/** For data requests: shows what is stored about a person, exports it, erases it. */
export function PeopleScreen() {
  const find = useFindPerson()
  const [erased, setErased] = useState<Erased>()
  const navigate = useNavigate()
  const { asked, key } = useAskedEmail()
  const { mutate } = find
  const { errors } = useFieldErrors(FORM, find.error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looking up the same address again refetches it
  useEffect(() => {
    if (asked !== undefined) mutate(asked)
  }, [asked, key, mutate])

  const search = (email: string) => {
    setErased(undefined)
    navigate('.', { replace: true, state: { email } })
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-measure text-muted text-sm">
        Anyone may ask what we keep about them, get a copy, or have it erased. Look up the email address; make
        sure first that the request comes from its owner.
      </p>
      <SearchForm initial={asked ?? ''} pending={find.isPending} error={errors?.email} onSearch={search} />
      {find.isPending && <RowsSkeleton label="Looking" rows={4} />}
      {find.isError && !errors && (
        <FailedState
          what="this person’s records"
          error={find.error}
          onRetry={() => search(find.variables)}
          pending={find.isPending}
        />
      )}
      {erased && <ErasedNotice {...erased} />}
      {find.data && (
        <Found
          key={find.data.email}
          {...find.data}
          onErased={(result) => {
            setErased(result)
            find.mutate(find.data.email)
          }}
        />
      )}
    </div>
  )
}

/**
 * The address that is looked up: in the history's state and not in the URL, so that a reload shows the same person and
 * no log contains the email.
 */
function useAskedEmail(): { asked: string | undefined; key: string } {
  const { state, key } = useLocation() as { state: { email?: unknown } | null; key: string }
  return { asked: typeof state?.email === 'string' ? state.email : undefined, key }
}

const FORM = 'person'

interface SearchFormProps {
  initial: string
  pending: boolean
  /** The validation error of the address. */
  error: string | undefined
  onSearch: (email: string) => void
}

function SearchForm({ initial, pending, error, onSearch }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('email')).trim())
  }
  return (
    <Form
      id={FORM}
      onSubmit={submit}
      className="flex max-w-xl items-start gap-3 max-sm:flex-col max-sm:items-stretch"
    >
      <TextField
        name="email"
        type="email"
        label="Email address"
        required
        autoComplete="off"
        defaultValue={initial}
        className="grow"
        error={error}
      />
      <Button
        type="submit"
        variant="primary"
        className="sm:mt-[1.8125rem]"
        pending={pending}
        pendingLabel="Looking…"
      >
        Look up
      </Button>
    </Form>
  )
}

interface FoundProps {
  email: string
  records: readonly PersonalRecord[]
  onErased: (result: Erased) => void
}

function Found({ email, records, onErased }: FoundProps) {
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const nothing = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with every response
  useEffect(() => (heading.current ?? nothing.current)?.focus(), [records])
  if (records.length === 0)
    return (
      <div ref={nothing} tabIndex={-1} className="[overflow-wrap:anywhere]">
        <EmptyState
          title={`Nothing is kept about ${email}`}
          text="No inquiry, booking, order, chat or list."
        />
      </div>
    )
  return (
    <section aria-labelledby="kept" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="kept" ref={heading} tabIndex={-1} className="text-h4 [overflow-wrap:anywhere]">
            {email}
          </h2>
          <p className="text-muted text-sm">{countWords(records)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => saveCopy(email, records)}>Save a copy</Button>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Erase…
          </Button>
        </div>
      </div>
      <RecordTable records={records} />
      <EraseDialog
        email={email}
        allWaits={records.every(({ erasure }) => erasure === 'wait')}
        open={isAsking}
        onClose={() => setAsking(false)}
        onErased={onErased}
      />
    </section>
  )
}

const isNothingGone = ({ deleted, emptied, waiting }: Erased): boolean =>
  deleted + emptied === 0 && waiting.length > 0

const ErasedNotice = (erased: Erased) => (
  <Notice tone="success" title={isNothingGone(erased) ? 'Noted' : 'Erased'} live>
    {erasedWords(erased)}
  </Notice>
)
