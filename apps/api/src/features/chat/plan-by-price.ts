import { servicePages } from '@beacon/content/service-pages/service-pages'
import { type ServiceSlug, services } from '@beacon/content/services'
import type { Passage } from './passages.ts'

/** Asks what a price includes, rather than what can be had for a budget. */
const ASKS_WHAT_IS_IN =
  /\bwhat (?:do|will|would) (?:i|we) get (?:for|with)\b|\binclud\w*|\bwhat (?:is|comes) (?:in|with)\b|\bthe \$? ?\d+(?: dollars?)?(?: a month|\/month)? (?:plan|package|one)\b/
const AMOUNT = /\$ ?(\d+)\b|\b(\d+) (?:dollars?|bucks|plan|package)\b/

/** The plans whose price a message names and asks about, by service. */
export function plansAt(typed: string, passages: readonly Passage[]): Passage[] {
  const [, sign, word] = AMOUNT.exec(typed) ?? []
  const amount = Number(sign ?? word ?? 0)
  if (amount === 0 || !ASKS_WHAT_IS_IN.test(typed)) return []
  return services
    .flatMap(({ slug }) => plansOf(slug, amount))
    .flatMap((id) => passages.find((passage) => passage.id === id) ?? [])
}

const plansOf = (slug: ServiceSlug, dollars: number): string[] =>
  servicePages[slug].cost.plans
    .filter(({ price }) => price.cents === dollars * 100)
    .map(({ name }) => `${slug}/plan/${name}`)
