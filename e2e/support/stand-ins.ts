import type { FaultSetting } from '@beacon/stand-ins/faults'
import { expect } from '@playwright/test'
import { printifyShop, urlOf } from './addresses.ts'

const NAMES = ['mail', 'notion', 'printify', 'stripe', 'chat'] as const
type StandInName = (typeof NAMES)[number]

export interface StandIns {
  /** Switches a provider's fault on until the test ends, or until `clearFaults`. */
  setFault(name: StandInName, setting: FaultSetting): Promise<void>
  clearFaults(): Promise<void>
  /** Subjects of the mails that the mail server accepted for this address, newest first. */
  subjectsTo(address: string): Promise<string[]>
  /** Presses 'Publish' at Printify like a merchant; returns the product's name. */
  publishProduct(id: string): Promise<string>
}

/** The providers' stand-ins of the `faults` project, by their control endpoint. */
export function createStandIns(): StandIns {
  async function ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(urlOf('control') + path, init)
    expect(response.status, await response.clone().text()).toBe(200)
    return response.json()
  }

  return {
    async setFault(name, setting) {
      await ask(`/${name}/faults`, { method: 'PUT', body: JSON.stringify(setting) })
    },
    async clearFaults() {
      for (const name of NAMES) await ask(`/${name}/faults`, { method: 'DELETE' })
    },
    async subjectsTo(address) {
      const { mails } = (await ask('/mail/state')) as { mails: { to: string[]; subject: string }[] }
      return mails.filter(({ to }) => to.includes(address)).map(({ subject }) => subject)
    },
    async publishProduct(id) {
      const product = `${urlOf('printify')}/v1/shops/${printifyShop.id}/products/${id}`
      const headers = { Authorization: `Bearer ${printifyShop.token}`, 'User-Agent': 'merchant' }
      const published = await fetch(`${product}/publish.json`, { method: 'POST', headers })
      expect(published.status).toBe(200)
      const { title } = (await (await fetch(`${product}.json`, { headers })).json()) as { title: string }
      return title
    },
  }
}
