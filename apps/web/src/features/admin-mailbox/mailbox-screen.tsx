import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState, ListDetail, RowsSkeleton, useOpenRecord } from '../admin/index.ts'
import { MailDetail } from './mail-detail.tsx'
import { MailList } from './mail-list.tsx'
import { mailsQuery } from './queries.ts'

/** The mails that demo mode keeps instead of sending them. */
export function MailboxScreen() {
  const { openId, close } = useOpenRecord('mail')
  const { data, error, isRefetching, refetch } = useQuery(mailsQuery)
  if (error && !data) {
    return (
      <FailedState what="the mailbox" error={error} onRetry={() => void refetch()} pending={isRefetching} />
    )
  }
  if (!data) return <RowsSkeleton label="Loading the mailbox" />
  if (data.mode !== 'demo') return <NoMailbox mode={data.mode} />
  return (
    <ListDetail
      openId={openId}
      onClose={close}
      hint={data.mails.length > 0 ? 'Choose an email to read it here.' : ''}
      list={<MailList mails={data.mails} openId={openId} />}
      detail={openId && <MailDetail key={openId} id={openId} onClose={close} />}
    />
  )
}

const NO_MAILBOX = {
  on: {
    title: 'Emails are really sent',
    text: 'A mail server is configured, so every email is handed to it and nothing is kept here. The outbox shows what was sent.',
  },
  off: {
    title: 'Mail is off',
    text: 'No mail server is configured (SMTP_URL), so nothing is sent. Emails wait in the outbox as refused and can be run again once there is one.',
  },
}

const NoMailbox = ({ mode }: { mode: keyof typeof NO_MAILBOX }) => <EmptyState {...NO_MAILBOX[mode]} />
