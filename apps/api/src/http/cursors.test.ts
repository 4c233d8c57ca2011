import { listAudit } from '@beacon/contract/audit'
import { listCampaigns } from '@beacon/contract/campaigns'
import { listChats } from '@beacon/contract/chat'
import { listLeads } from '@beacon/contract/leads'
import { listOrders } from '@beacon/contract/order-admin'
import { listJobs } from '@beacon/contract/outbox'
import { listSubscribers } from '@beacon/contract/subscribers'
import { expect, test } from 'vitest'
import { startTestApp } from '../../test/start-app.ts'

const EARLIER = 'AaIcAoG4c0yJeoUs8TxQ6A'

test.each([
  { list: listAudit, query: {} },
  { list: listCampaigns, query: {} },
  { list: listChats, query: {} },
  { list: listJobs, query: {} },
  { list: listLeads, query: {} },
  { list: listLeads, query: { status: 'due' as const } },
  { list: listOrders, query: {} },
  { list: listSubscribers, query: {} },
])(
  '$list.path $query: a cursor of an earlier version is a 400 that says to load the list again',
  async ({ list, query }) => {
    const admin = await (await startTestApp()).admin()
    const answer = await admin.call(list, { query: { ...query, after: EARLIER } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: expect.stringContaining('Please load it again.') },
    })
    expect((await admin.call(list, { query })).status).toBe(200)
  },
)
