import { expect, test } from 'vitest'
import type { JobRun } from '../outbox/attempt.ts'
import type { OutgoingMail } from '../providers/mailer.ts'
import { createMailSender } from './sender.ts'

const run = { job: { id: 'job-1' } } as JobRun
const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

test.each([
  ['Ada Baker', 'Ada Baker'],
  ['Dr. O’Neill, Jr.', 'Dr. O’Neill, Jr.'],
  ['evil.example/prize', ''],
])(
  'a recipient whose name is “%s”, as anybody may have typed it, is addressed as “%s”',
  async (name, shown) => {
    const sent: OutgoingMail[] = []
    const { send } = createMailSender(
      { mailFrom: 'site@beacon.test', mailTo: 'inbox@beacon.test' },
      async (mail) => void sent.push(mail),
    )
    await send(run, { to: { name, address: 'ada@bakery.example' } }, content)
    expect(sent.map(({ to }) => to)).toEqual([{ name: shown, address: 'ada@bakery.example' }])
  },
)
