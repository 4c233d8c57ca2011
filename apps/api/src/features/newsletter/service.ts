import {
  type LinkPurpose,
  type NewsletterLink,
  type NewsletterList,
  newsletterLists,
  type Subscription,
} from '@beacon/contract/newsletter'
import { submissionFlags } from '@beacon/rules/submission-flags'
import type { Clock, Ids } from '../../clock.ts'
import type { Db, SubscriberRow, Tx } from '../../db/schema.ts'
import { afterCommit } from '../../db/transaction.ts'
import { mayBeMailed } from '../../http/rate-limit.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { ErasureList } from '../../personal-data/erasure-list.ts'
import type { FoundLink, Links } from './links.ts'
import { askToJoin, eraseAddress, join, lastLeft, leave, listsOf } from './store.ts'

/** Beyond this many confirmations, or welcomes, a day to one mailbox, our forms could be used to harass somebody. */
const MOST_OF_A_KIND_A_DAY = 3

export interface Newsletter {
  /** Records that an address wants to join a list, and queues a mail that asks its owner. */
  subscribe(tx: Tx, subscription: Subscription): Promise<void>
  /** What a link is about; undefined when it is unknown or has expired. */
  read(token: string, purpose: LinkPurpose): Promise<NewsletterLink | undefined>
  /** The owner of the address joins; false when the link is unknown or has expired. */
  confirm(tx: Tx, token: string): Promise<boolean>
  /** Unsubscribes from what the mail was about. */
  leave(tx: Tx, token: string): Promise<boolean>
  /** Erases the address: its subscriptions, and the record that it has left. */
  erase(tx: Tx, token: string): Promise<boolean>
  /** Sets exactly which lists the address is on. */
  choose(tx: Tx, token: string, lists: readonly NewsletterList[]): Promise<boolean>
  /** Unsubscribes an address from lists, so that a restored backup does not undo it. */
  unsubscribe(tx: Tx, email: string, lists: readonly NewsletterList[]): Promise<void>
  /** Erases an address, so that a restored backup does not undo it. */
  eraseAddress(tx: Tx, email: string): Promise<void>
}

interface NewsletterDeps {
  db: Db
  clock: Clock
  ids: Ids
  outbox: Outbox
  links: Links
  erasures: ErasureList
}

/**
 * Joining is double opt-in (D21): typing an address only stores it, and only somebody who reads its mail can confirm.
 * Responses never reveal whether an address was known.
 */
export function createNewsletter({ db, clock, ids, outbox, links, erasures }: NewsletterDeps): Newsletter {
  /** Of each kind: who confirms and leaves in turns would get a welcome each time. */
  const mayHaveMail = (tx: Tx, kind: 'confirmation' | 'welcome', email: string): Promise<boolean> =>
    mayBeMailed(tx, { name: `newsletter ${kind}`, email, now: clock() }, MOST_OF_A_KIND_A_DAY)

  const addMail = (tx: Tx, kind: string, subscriberId: string) =>
    outbox.add(tx, { kind, about: `subscriber:${subscriberId}`, dedupeKey: `${kind}:${ids()}` })

  async function joinAs(tx: Tx, { email, source }: SubscriberRow, list: NewsletterList): Promise<boolean> {
    const hasJoined = await join(tx, { id: ids(), email, source, list, now: clock() })
    afterCommit(tx, () => forgetThatLeft(list, email))
    return hasJoined
  }

  /** A line that cannot be removed, on a full disk, takes them off again after a restore, and does no other harm. */
  function forgetThatLeft(list: NewsletterList, email: string): void {
    try {
      erasures.drop(`left-${list}`, email)
    } catch {
      // Joining has been committed.
    }
  }

  async function unsubscribe(tx: Tx, email: string, lists: readonly NewsletterList[]): Promise<void> {
    const left = await leave(tx, email, lists, clock())
    for (const list of left) erasures.note(`left-${list}`, email)
  }

  async function eraseForGood(tx: Tx, email: string): Promise<void> {
    erasures.note('newsletter-erased', email)
    await eraseAddress(tx, email)
  }

  /** Of a mail to every list, those that the address is on; once it is on none, what it left together. */
  async function listsToLeave(
    { subscriber, isForEveryList }: FoundLink,
    on: NewsletterList[],
  ): Promise<NewsletterList[]> {
    const { email, list } = subscriber
    if (on.length > 0) return isForEveryList ? on : [list]
    const left = await lastLeft(db, email)
    return isForEveryList || left.includes(list) ? left : [list]
  }

  /** Runs `act` for the holder of a valid link. */
  async function withLink(
    tx: Tx,
    token: string,
    purpose: LinkPurpose,
    act: (link: FoundLink) => Promise<void>,
  ): Promise<boolean> {
    const link = await links.find(tx, token, purpose)
    if (!link) return false
    await act(link)
    return true
  }

  return {
    async subscribe(tx, { email, list, source, ...marks }) {
      const flags = submissionFlags(marks)
      const subscriber = await askToJoin(tx, { id: ids(), email, list, source, flags, now: clock() })
      if (flags.length > 0 || !(await mayHaveMail(tx, 'confirmation', email))) return
      await addMail(tx, 'mail.newsletter-confirmation', subscriber.id)
    },

    async read(token, purpose) {
      const link = await links.find(db, token, purpose)
      if (!link) return undefined
      const { email, list, refused_at } = link.subscriber
      const on = await listsOf(db, email)
      // An address that has bounced since is asked to confirm again.
      const isAskedAgain = purpose === 'confirm' && refused_at !== null
      return {
        address: withoutItsMiddle(email),
        about: purpose === 'confirm' ? [list] : await listsToLeave(link, on),
        on: isAskedAgain ? [] : on,
      }
    },

    confirm: (tx, token) =>
      withLink(tx, token, 'confirm', async ({ subscriber }) => {
        const hasJoined = await joinAs(tx, subscriber, subscriber.list)
        if (hasJoined && (await mayHaveMail(tx, 'welcome', subscriber.email)))
          await addMail(tx, 'mail.newsletter-welcome', subscriber.id)
      }),

    leave: (tx, token) =>
      withLink(tx, token, 'leave', (link) => unsubscribe(tx, link.subscriber.email, listsAbout(link))),

    erase: (tx, token) =>
      withLink(tx, token, 'leave', ({ subscriber }) => eraseForGood(tx, subscriber.email)),

    choose: (tx, token, lists) =>
      withLink(tx, token, 'leave', async ({ subscriber }) => {
        for (const list of lists) await joinAs(tx, subscriber, list)
        const others = newsletterLists.filter((list) => !lists.includes(list))
        if (others.length > 0) await unsubscribe(tx, subscriber.email, others)
      }),

    unsubscribe,
    eraseAddress: eraseForGood,
  }
}

const listsAbout = ({ subscriber, isForEveryList }: FoundLink): NewsletterList[] =>
  isForEveryList ? [...newsletterLists] : [subscriber.list]

/** `ada@bakery.example` as `a…@bakery.example`: enough for its owner to recognise. */
const withoutItsMiddle = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…')
