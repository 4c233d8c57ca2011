import { agency } from '@beacon/content/agency'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Every size of text. */
export function TypeSpecimen() {
  return (
    <div className="grid gap-5">
      <p className="font-display text-hero tracking-tight">{agency.address.city} at night</p>
      <h1>Found first, nearby</h1>
      <h2>Every trade, one crew</h2>
      <h3>Rank where your customers are</h3>
      <h4>A page for each town you serve</h4>
      <p className="max-w-measure text-lg">
        Lead text. You talk to the people who do the work, and every plan ends in a number you can check.
      </p>
      <p className="max-w-measure">
        Running text of at most seventy characters a line, with <TextLink to="/services">a link</TextLink> in
        it. The ferry leaves at 9:05, costs $11.75, and Zoë’s café opens at six.
      </p>
      <p className="text-muted text-sm">Small and muted: a hint, a caption, a date.</p>
      <p className="text-muted text-xs tabular-nums">1,234.50 and 9,876.10 in figures of one width</p>
    </div>
  )
}

/** Buttons in every size, variant and state, and links that look like them. */
export function ButtonSpecimen() {
  return (
    <div className="grid gap-5">
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          <Button variant="primary" size={size}>
            Get SEO Audit
          </Button>
          <Button size={size}>Secondary</Button>
          <Button variant="quiet" size={size}>
            Quiet
          </Button>
          <Button variant="danger" size={size}>
            Cancel booking
          </Button>
          <Button variant="primary" size={size} pending pendingLabel="Sending...">
            Send
          </Button>
          <Button size={size} disabled>
            Not now
          </Button>
        </div>
      ))}
      <div className="flex items-center gap-6">
        <LinkButton to="/contact" variant="link">
          Free Consultation
        </LinkButton>
        <LinkButton to="tel:+16315550142">(631) 555-0142</LinkButton>
      </div>
    </div>
  )
}

/** Every field; sending the form shows it with errors. */
export function FormSpecimen() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return (
    <Form
      id="specimen"
      className="grid max-w-measure gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setErrors({ email: 'Invalid email address', trade: 'Please select your business type' })
      }}
    >
      <ErrorSummary title="Two things to look at" errors={errors} />
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" label="Email" type="email" required error={errors.email} />
      <TextField name="phone" label="Phone" type="tel" hint="Only if you would like a call back" />
      <SelectField
        name="trade"
        label="Business type"
        blank="Select a trade"
        required
        error={errors.trade}
        options={[
          { value: 'restaurant', label: 'Restaurant' },
          { value: 'legal', label: 'Legal' },
        ]}
      />
      <SearchInput id="specimen-search" label="Search records" />
      <TextArea name="message" label="Message" placeholder="Tell us about your project or questions..." />
      <Checkbox name="news" label="Send me one email a month about local search" />
      <Button type="submit" variant="primary" className="justify-self-start">
        Show the errors
      </Button>
    </Form>
  )
}

/** Buttons that open a dialog and show toasts. */
export function OverlaySpecimen() {
  const [open, setOpen] = useState(false)
  const showToast = useToast()
  return (
    <div className="flex flex-wrap gap-4">
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Button onClick={() => showToast('Saved')}>Show a toast</Button>
      <Button onClick={() => showToast('The email could not be sent', 'danger')}>Show a failure</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel this booking?"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Cancel booking
            </Button>
          </>
        }
      >
        <p>Ann Smith gets an email, and Tuesday 9:00 AM is free again.</p>
      </Dialog>
    </div>
  )
}

/** Notices and badges in every tone. */
export function MessageSpecimen() {
  return (
    <div className="grid max-w-measure gap-4">
      <Notice tone="info">Times are New York times.</Notice>
      <Notice tone="success" title="Thank you">
        We have your message and answer within 24 hours.
      </Notice>
      <Notice tone="warning">The articles could not be fetched; these are the ones we had.</Notice>
      <Notice tone="danger" title="Not sent">
        Failed to send message. Please try again or contact us directly.
      </Notice>
      <p className="flex flex-wrap gap-6">
        <Badge>New</Badge>
        <Badge tone="info">Contacted</Badge>
        <Badge tone="success">Won</Badge>
        <Badge tone="warning">Uncertain</Badge>
        <Badge tone="danger">Refused</Badge>
      </p>
    </div>
  )
}

const rows = [
  { id: '1', name: 'Ann Smith', trade: 'Restaurant', visits: 1204, state: 'success' as const },
  {
    id: '2',
    name: 'Wolfeschlegelsteinhausen Plumbing & Heating',
    trade: 'Home services',
    visits: 88,
    state: 'warning' as const,
  },
]

/** Tabs with a table, and with the states of a list that is loading or empty. */
export function RecordSpecimen() {
  return (
    <div className="grid gap-8">
      <Tabs
        label="Records"
        tabs={[
          {
            id: 'table',
            label: 'Table',
            content: (
              <>
                <DataTable
                  caption="Leads"
                  rows={rows}
                  rowKey={(row) => row.id}
                  columns={[
                    { header: 'Name', rowHeader: true, cell: (row) => <a href={`#${row.id}`}>{row.name}</a> },
                    { header: 'Trade', cell: (row) => row.trade },
                    { header: 'State', cell: (row) => <Badge tone={row.state}>Open</Badge> },
                    { header: 'Visits', numeric: true, cell: (row) => row.visits.toLocaleString('en-US') },
                  ]}
                />
                <LoadMore shown={2} total={40} onMore={() => {}} />
              </>
            ),
          },
          { id: 'loading', label: 'Loading', content: <Skeleton label="Loading leads" lines={4} /> },
          {
            id: 'empty',
            label: 'Empty',
            content: <EmptyState title="No leads yet" text="They appear here the moment somebody writes." />,
          },
        ]}
      />
    </div>
  )
}
