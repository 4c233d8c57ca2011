import type { MailSummary } from '@beacon/contract/mailbox'
import { noWrap } from '@beacon/rules/no-wrap'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ago, RowList, useNow } from '../admin/index.ts'

/** The mails, newest first. */
export function MailList({ mails, openId }: { mails: readonly MailSummary[]; openId: string | null }) {
  const now = useNow()
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm tabular-nums">
        Demo mode: {mails.length} {mails.length === 1 ? 'email' : 'emails'} kept here, none sent
      </p>
      {mails.length === 0 ? (
        <EmptyState
          title="No mail yet"
          text="Send the contact form, and its emails arrive here within a second or two."
        />
      ) : (
        <RowList rows={mails} param="mail" openId={openId}>
          {({ subject, to, receivedAt }) => (
            <>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 flex-[1_1_9rem] font-semibold [overflow-wrap:anywhere]">
                  {noWrap(subject) || '(no subject)'}
                </span>
                <span className="shrink-0 text-muted text-xs">
                  <Ago at={receivedAt} now={now} />
                </span>
              </span>
              <span className="text-muted [overflow-wrap:anywhere]">To {to.join(', ')}</span>
            </>
          )}
        </RowList>
      )}
    </div>
  )
}
