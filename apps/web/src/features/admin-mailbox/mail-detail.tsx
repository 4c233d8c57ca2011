import { type Mail, mailHtmlPath } from '@beacon/contract/mailbox'
import { useQuery } from '@tanstack/react-query'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { Address, FactLine, FailedRecord, Instant, OpenedHeading, RowsSkeleton } from '../admin/index.ts'
import { mailQuery } from './queries.ts'

/** One mail: sender, recipient, its parts and attachments. */
export function MailDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: mail, error, isRefetching, refetch } = useQuery(mailQuery(id))
  return (
    <article className="grid grid-cols-1 gap-5">
      <OpenedHeading id={mail ? id : ''} onClose={onClose}>
        {mail ? mail.subject || '(no subject)' : 'Mail'}
      </OpenedHeading>
      {error && (
        <FailedRecord what="this email" error={error} onRetry={() => void refetch()} pending={isRefetching} />
      )}
      {!mail && !error && <RowsSkeleton label="Loading the email" rows={5} />}
      {mail && (
        <>
          <Envelope mail={mail} />
          <Tabs label="Parts of the email" tabs={partsOf(mail)} />
          {mail.attachments.length > 0 && <Attachments files={mail.attachments} />}
        </>
      )}
    </article>
  )
}

function Envelope({ mail }: { mail: Mail }) {
  return (
    <dl className="grid gap-1 text-sm">
      <FactLine label="From">
        <Address text={mail.from} />
      </FactLine>
      <FactLine label="To">
        <Address text={mail.to.join(', ')} />
      </FactLine>
      {mail.replyTo && (
        <FactLine label="Reply to">
          <Address text={mail.replyTo} />
        </FactLine>
      )}
      <FactLine label="Received">
        <Instant at={mail.receivedAt} />
      </FactLine>
    </dl>
  )
}

/** The parts of the mail; the first one is open. */
function partsOf(mail: Mail): Tab[] {
  const html = { id: 'html', label: 'HTML', content: <HtmlPart mail={mail} /> }
  const text = { id: 'text', label: 'Text', content: <TextPart text={mail.text} /> }
  const headers = { id: 'headers', label: 'Headers', content: <Headers headers={mail.headers} /> }
  return [...(mail.html ? [html] : []), ...(mail.text ? [text] : []), headers]
}

/**
 * The mail's HTML in a document of its own, whose policy lets nothing run or load; links may open a window, because a
 * demo's confirmation links are followed from here.
 */
const HtmlPart = ({ mail }: { mail: Mail }) => (
  <iframe
    src={mailHtmlPath(mail.id)}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    title={`HTML part of “${mail.subject}”`}
    className="h-[min(46rem,75dvh)] w-full border border-line"
  />
)

const TextPart = ({ text }: { text: string }) => (
  <p className="max-w-measure whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
    <Address text={text} />
  </p>
)

function Headers({ headers }: { headers: Mail['headers'] }) {
  return (
    <dl className="grid gap-1 text-sm">
      {headers.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header may occur more than once in a mail
        <div key={index} className="grid gap-x-4 [overflow-wrap:anywhere] md:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-muted">{name}</dt>
          <dd>
            <Address text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Attachments({ files }: { files: Mail['attachments'] }) {
  return (
    <section aria-labelledby="attachments" className="grid gap-2">
      <h3 id="attachments" className="text-h4">
        Attachments
      </h3>
      <ul className="border-line border-t text-sm">
        {files.map(({ filename, contentType, size }) => (
          <li key={filename} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
            <span>{filename || '(no name)'}</span>
            <span className="text-muted tabular-nums">
              {contentType}, {Math.max(1, Math.round(size / 1024)).toLocaleString('en-US')} kB
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
