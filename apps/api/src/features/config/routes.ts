import { agency } from '@beacon/content/agency'
import { type PublicConfig, readConfig } from '@beacon/contract/config'
import type { Config } from '../../config.ts'
import type { Bind } from '../../http/endpoint.ts'

/** What the browser may know; it does not change while the process runs. */
export function publicConfig(config: Config): PublicConfig {
  const paymentMode = { on: 'live', demo: 'demo', off: 'off' } as const
  return {
    agency: {
      name: agency.name,
      email: agency.email,
      phones: Object.values(agency.phones).map((phone) => phone.display),
    },
    stripe: {
      publishableKey: config.stripe?.publishableKey ?? null,
      mode: paymentMode[config.integrations.payments],
    },
    integrations: config.integrations,
    demo: config.demo,
    tagManagerId: config.tagManagerId,
    adClientId: config.adClientId,
    reviewsUrl: config.reviewsUrl,
  }
}

/** Binds the call that tells it to browsers. */
export function bindConfig(bind: Bind, { config }: { config: Config }): void {
  const answer = publicConfig(config)
  bind(readConfig)(async () => answer)
}
