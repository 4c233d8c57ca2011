import type { Campaign, LetterHold } from '@beacon/contract/campaigns'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmDialog, Instant, PagedList, usePagedList, useRestoredFocus } from '../admin/index.ts'
import { LetterText } from './letter-text.tsx'
import { campaignsQuery, useStop } from './queries.ts'
import { campaignWords, listName, peopleOf, progressOf } from './words.ts'

/** The campaigns that were sent, with the progress of those still being sent. */
export function Letters() {
  const letters = usePagedList(campaignsQuery)
  const rows = letters.data?.pages.flatMap((page) => page.campaigns) ?? []
  const holds = letters.data?.pages[0]?.holds ?? []
  const [toStop, setToStop] = useState<Campaign>()
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-4">
      {holds.length > 0 && <HeldNotice holds={holds} />}
      <PagedList
        what="letters"
        query={letters}
        isEmpty={rows.length === 0}
        empty={
          <EmptyState
            afterLine
            title="No letter has been sent yet"
            text="Write one, send it to yourself, then to everybody who has confirmed."
            action={<LinkButton to={`${paths.adminSubscribers}?view=write`}>Write a letter</LinkButton>}
          />
        }
      >
        <ul className="border-line border-t">
          {rows.map((campaign) => (
            <LetterRow key={campaign.id} campaign={campaign} onStop={() => setToStop(campaign)} />
          ))}
        </ul>
      </PagedList>
      <StopDialog campaign={toStop} onClose={() => setToStop(undefined)} />
    </div>
  )
}

/** Why letters are on hold although nobody has stopped them. */
function HeldNotice({ holds }: { holds: readonly LetterHold[] }) {
  return (
    <Notice tone="warning" title="Letters are on hold">
      <p>
        Mail servers refused one address after another, which points to the sending more than the addresses.
        Nobody was marked undeliverable; the letters are retried automatically.
      </p>
      <ul className="mt-2 grid gap-1">
        {holds.map(({ domain, until }) => (
          <li key={domain} className="[overflow-wrap:anywhere]">
            {domain ? `To ${domain}` : 'To everybody'}: until <Instant at={until} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function LetterRow({ campaign, onStop }: { campaign: Campaign; onStop: () => void }) {
  const { subject, body, list, createdAt, state, recipients } = campaign
  const keepsFocus = useRestoredFocus<HTMLLIElement>(state)
  return (
    <li {...keepsFocus} className="grid gap-3 border-line border-b py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-h4 [overflow-wrap:anywhere]">{subject}</h2>
          <p className="text-muted text-sm">
            {listName(list)}, <Instant at={createdAt} />
          </p>
        </div>
        <div className="flex items-center gap-4">
          <Badge tone={campaignWords[state].tone}>{campaignWords[state].label}</Badge>
          {state === 'sending' && (
            <Button size="sm" variant="danger" onClick={onStop} aria-label={`Stop “${subject}”…`}>
              Stop…
            </Button>
          )}
        </div>
      </div>
      {state === 'sending' && (
        <progress
          value={recipients - leftOf(campaign)}
          max={Math.max(recipients, 1)}
          aria-label={`Progress of “${subject}”`}
        />
      )}
      <p className="text-sm tabular-nums">{progressOf(campaign)}</p>
      <details>
        <summary className="prose-link w-fit text-sm">
          Read it<span className="sr-only">: {subject}</span>
        </summary>
        <div className="mt-4 border-line border-l-3 pl-5">
          <LetterText markdown={body} />
        </div>
      </details>
    </li>
  )
}

/** The number of recipients who are still waiting for their letter. */
const leftOf = ({ recipients, sent, skipped, undeliverable }: Campaign) =>
  recipients - sent - skipped - undeliverable

/** What was sent cannot be recalled and a stopped campaign cannot be resumed, so stopping asks for confirmation. */
function StopDialog({ campaign, onClose }: { campaign: Campaign | undefined; onClose: () => void }) {
  const stop = useStop()
  return (
    <ConfirmDialog
      open={campaign !== undefined}
      about={campaign?.id}
      onClose={onClose}
      title="Stop this letter?"
      no="Let it go on"
      yes="Stop it"
      pendingLabel="Stopping…"
      change={stop}
      act={(answered) => campaign && stop.mutate(campaign.id, answered)}
    >
      <p>
        {campaign && peopleOf(leftOf(campaign))} would not get it. It cannot go on later; those who have it
        keep it.
      </p>
    </ConfirmDialog>
  )
}
