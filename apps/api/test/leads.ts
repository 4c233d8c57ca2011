import { listLeads } from '@beacon/contract/leads'
import type { TestApp } from './start-app.ts'

export const storedLeads = async (app: TestApp) =>
  (await (await app.admin()).ask(listLeads, { query: {} })).leads
