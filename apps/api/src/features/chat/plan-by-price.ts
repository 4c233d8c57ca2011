import { servicePages } from '@beacon/content/service-pages/service-pages'
import { type ServiceSlug, serviceOf, services } from '@beacon/content/services'
import type { Question } from '@beacon/rules/chat-question'
import type { Passage } from './passages.ts'
import { isAboutServices, isService } from './several-services.ts'

/** Asks for all that a price includes: not whether one thing is included, nor what can be had for a budget. */
const ASKS_WHAT_IS_IN =
  /\bwhat (?:do|will|would) (?:i|we) get (?:for|with)\b|\bwhat\b.*\binclud\w*|\bwhat (?:is|comes) (?:in|with)\b/
const NAMES_A_PLAN = /\bplan\b|\bpackage\b|\bwhat (?:do|will|would) (?:i|we) get (?:for|with)\b/
/** What may have the same price as a plan. */
const NAMES_ANOTHER_OFFER =
  /\b(?:sessions?|audits?|reviews?|analys[ie]s|consult\w*|courses?|workbooks?|products?)\b/
const PRICE = /\$ ?(\d+)\b(?!\.\d)|\b(\d+) (?:dollars?|bucks|plan|package)\b/
const SERVICE = '(?:website|site|app|seo|ads|ppc|chat ?bot|hosting|automation)s?'
/** Without a sign or a word it is a price only where nothing else can be meant: no year, and no number of pieces. */
const BARE = String.raw`(?!20[2-4]\d\b)(?:\d{3,4}|\d{2,3}000)`
const SUM = String.raw`(?:\$ ?(\d+)|(\d+) (?:dollars?|bucks)|(${BARE}))`
/** A price at the end of what is wished for: "a website for under $1000". */
const SUM_AT_END = new RegExp(
  String.raw`\b${SERVICE}\b.*\b(?:for|under|below|less than) (?:only |about |just )?${SUM}(?: (?:a|per) month|/month)?(?: possible)?\W*$`,
)
/** A price before what is wished for: "$500 website", "is 5000 enough for a website". */
const SUM_BEFORE = new RegExp(
  String.raw`(?:\$ ?(\d+)|(\d+) (?:dollars?|bucks)|(${BARE})(?= (?:is )?(?:enough )?for\b))(?: is)?(?: enough)?(?: for)?(?: an?| my| our)?(?: new| simple| small| business)? ${SERVICE}(?: possible| ok(?:ay)?)?\W*$`,
)

/** The dollars that a pattern finds; 0 if it does not match. */
function dollarsIn(typed: string, pattern: RegExp): number {
  const [, ...sums] = pattern.exec(typed) ?? []
  return Number(sums.find(Boolean) ?? 0)
}

/** The plans whose price a message names and asks about: of the services that it names, or else of all. */
export function plansAt({ typed, topics, isFollowUp }: Question, passages: readonly Passage[]): Passage[] {
  const dollars = dollarsIn(typed, PRICE)
  const named = isFollowUp ? [] : topics.filter(isService)
  const isAsked = ASKS_WHAT_IS_IN.test(typed) && (named.length > 0 || NAMES_A_PLAN.test(typed))
  if (dollars === 0 || !isAsked || NAMES_ANOTHER_OFFER.test(typed) || !isAboutServices(topics)) return []
  const asked = named.length > 0 ? named : services.map(({ slug }) => slug)
  return asked
    .flatMap((slug) => plansOf(slug, dollars))
    .flatMap((id) => passages.find((passage) => passage.id === id) ?? [])
}

const plansOf = (slug: ServiceSlug, dollars: number): string[] =>
  servicePages[slug].cost.plans
    .filter(({ price }) => price.cents === dollars * 100)
    .map(({ name }) => `${slug}/plan/${name}`)

/** What a service that a message names with a sum costs; if the sum is below its lowest price, what costs less. */
export function pricesFor({ typed, topics, aspect }: Question, passages: readonly Passage[]) {
  const dollars = dollarsIn(typed, SUM_AT_END) || dollarsIn(typed, SUM_BEFORE)
  const [slug, another] = topics.filter(isService)
  const isAdSpend = slug === 'ppc' && /\benough\b/.test(typed)
  if (!slug || another || dollars === 0 || aspect === 'duration' || isAdSpend) return undefined
  const isBelow = dollars * 100 < serviceOf(slug).homePrice.cents
  return passages.find(({ id }) => id === `${slug}/${isBelow ? 'cheaper' : 'price'}`)
}
