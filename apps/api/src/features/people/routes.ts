import { type Erasure, erasePerson, findPerson } from '@beacon/contract/people'
import type { Bind } from '../../http/endpoint.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { People } from './people.ts'

/** The administrator's answer to a person who asks for a copy of their data, or for its erasure. */
export function bindPeople(bind: Bind, { people, outbox }: { people: People; outbox: Outbox }): void {
  bind(findPerson)(async ({ body: { email } }) => ({ email, records: await people.find(email) }))

  bind(erasePerson)(async ({ body: { email } }) => {
    const { erased, waiting } = await people.erase(email)
    outbox.nudge()
    const count = (erasure: Erasure) => erased.filter((record) => record.erasure === erasure).length
    return { deleted: count('delete'), emptied: count('empty'), waiting }
  })
}
