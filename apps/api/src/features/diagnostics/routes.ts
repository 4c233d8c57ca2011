import { readDiagnostics } from '@beacon/contract/diagnostics'
import type { Config } from '../../config.ts'
import type { Bind } from '../../http/endpoint.ts'
import type { Sessions } from '../../http/session.ts'

const names = {
  payments: 'Card payments (Stripe)',
  fulfilment: 'Print orders (Printify)',
  notes: 'Notes database (Notion)',
  mail: 'Outgoing mail',
  chat: 'Chat model (without one the assistant quotes the site)',
} as const

/** The diagnostic page's lines. Which settings are filled in is for an administrator; their values are for nobody. */
export function bindDiagnostics(
  bind: Bind,
  { config, sessions }: { config: Config; sessions: Sessions },
): void {
  const status = (Object.keys(names) as (keyof typeof names)[]).map((key) => ({
    name: names[key],
    mode: config.integrations[key],
  }))

  bind(readDiagnostics)(async ({ request }) => {
    const administrator = await sessions.read(request.cookie)
    return { status, settings: administrator ? [...config.settingsPresent] : null }
  })
}
