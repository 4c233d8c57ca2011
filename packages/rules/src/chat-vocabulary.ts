/** What the assistant's ear knows: phrases, words that mean the same, short forms. Data; chat-words.ts uses it. */

/** Phrases that are one thing, before the text is cut into words. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\bwhat (?:do|will|would|did) you (?:guys )?(?:need|want|require) (?:from|of) (?:me|us)\b|\bwhat (?:(?:do|will|should|must) (?:i|we) (?:have to |need to )?(?:prepare|bring|provide|send)|i have to prepare)\b/g,
    ' requirements ',
  ],
  [
    /^ (?:(?:can|could) you |please )?(?:tell me more|more|explain(?: that| it)?|go on)(?: please)? $/g,
    ' offer ',
  ],
  [/\bwhen (?:can|could|would|do) (?:you|we) (?:guys )?(?:start|begin)\b/g, ' nextstep '],
  [
    /\bwork (?:on |over )?(?=(?:the )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?)\b)/g,
    ' open ',
  ],
  [/\bsell(?:ing)? (?:\w+ ){0,2}online\b/g, ' website webshop '],
  [/\bwhat (?:do|will|would) (?:i|we) get\b|\bwhat is included\b/g, ' include '],
  [
    /\bhow (?:do|does) (?:it|this|that|all this) (?:all )?work\b|\bnext steps?\b|\bwhat (?:happens|comes) (?:next|then|now)\b/g,
    ' nextstep ',
  ],
  [
    /\bwho (?:do|will|would) (?:i|we) (?:be )?(?:work(?:ing)?|deal(?:ing)?|meet(?:ing)?)(?: with)?\b/g,
    ' team ',
  ],
  [
    /\b(?:do|can|could|would|will) you (?:guys )?(?:also |still )?(?:work|operate|come|travel|help(?: (?:me|us|people|businesses|clients))?|take clients) (?:in|to|around|near|out in|outside)\b/g,
    ' area ',
  ],
  [
    /\b(?:do|did|have|would) you (?:guys )?(?:also |ever )?work(?:ed)? (?:with|for) (?!(?:my|our|the|two|a) )/g,
    ' clientele ',
  ],
  [
    /\b(?:i|we) (?:own|run|(?:have|got) (?=(?:a|an|my|our) (?:\w+ ){0,3}(?:shop|salon|firm|practice|studio|gym|clinic|agency|bakery|cafe|company|business)\b))/g,
    ' clientele ',
  ],
  [
    /\bvideo ?(?:calls?|chats?|meetings?|conferences?)\b|\bby video\b|\b(?:zoom|facetime|google meet|skype)(?: (?:calls?|meetings?))?\b/g,
    ' videocall ',
  ],
  [
    /\b(?:sell|share|give away) (?:my|our) (?:e-?mails?|info|information|data|details|address|number)\b/g,
    ' privacy policy ',
  ],
  [/\bis (?:this|your|the) (?:web)?site (?:safe|secure)\b/g, ' data safe '],
  [/\bpayment plans?\b|\binstal?lments?\b|\bpay (?:over time|in parts|later)\b/g, ' deposit payment '],
  [/\b(?:log|sign) ?in(?:to)?\b|\blog ?on\b|\b(?:my|an?) (?:account|password|login)\b/g, ' customeraccount '],
  [
    /\bwhat makes you (?:so )?(?:different|special|better)\b|\bwhy (?:should (?:i|we) )?(?:choose|pick|hire) you\b/g,
    ' choose ',
  ],
  [/\bget(?:ting)? started\b|\bhow (?:do|can|would) (?:we|i) (?:start|begin)\b/g, ' free consultation '],
  [/\bwhen did (?:you|the company) (?:start|open|begin)\b/g, ' founded '],
  [/\bhow (?:do|does) (?:the |your |an? )?(.{2,30}?) work\b/g, ' $1 '],
  [/\bshopify\b|\bonline (?:shop|store)s?\b|\be-?commerce\b|\bwoocommerce\b/g, ' website webshop '],
  [/\bdelivery (?:apps?|platforms?)\b/g, ' deliveryapp '],
  [/\b(?:stop|no more)\b.{0,20}\b(?:e-?mails?|mails?|letters?|newsletters?)\b/g, ' unsubscribe '],
  [/\bbb-?[a-z0-9]{4}-?[a-z0-9]{4}\b/g, ' track order '],
  [
    /\b(?:where|when|track(?:ing)?|status)\b.{0,20}\b(?:my|the|of) (?:orders?|packages?|parcels?|shipments?|stuff|tshirt|hoodie|merch)\b/g,
    ' track order ',
  ],
  [
    /\b(?:my|the) (?:orders?|packages?|parcels?)\b.{0,30}\b(?:arrived?|come|late|lost|missing)\b/g,
    ' track order ',
  ],
  [
    /\bwho (?:owns|runs|founded|started|leads) (?:the |this |your )?(?:agency|company|business|firm|place)\b/g,
    ' founder ',
  ],
  [/\bhow (?:many (?:people|employees)|big (?:is|are))\b/g, ' headcount '],
  [
    /\b(?:are you|you) hiring\b|\bwork (?:for|at) (?:you|your (?:company|agency))\b|\b(?:have|got|offer) (?:a |any |open )?(?:jobs?|positions?)\b/g,
    ' hiring ',
  ],
  [/\bhow (?:much|expensive)\b|\bwhat does it cost\b|\bhow many (?:dollars|bucks)\b/g, ' price '],
  [
    /\bhow (?:long|soon|fast|quickly|many (?:days|weeks|months|minutes|hours))\b|\bwhen will\b/g,
    ' duration ',
  ],
  [/\bsearch engine optimi[sz]ation\b/g, ' seo '],
  [/\bgoogle (?:ranking|rank|maps|map|search|business profile|profile)\b/g, ' seo $& '],
  [
    /\bpay[ -]?per[ -]?click\b|\b(?:google|facebook|fb|meta|instagram|social(?: media)?|search|youtube) (?:ads?|advertis\w+|campaigns?)\b/g,
    ' ppc ',
  ],
  [/\bad ?words\b/g, ' ppc '],
  [/\bweb ?(?:site|page)s?\b|\bhome ?page\b|\blanding pages?\b/g, ' website '],
  [/\bweb ?(?:design|development|dev)\b|\bsite design\b/g, ' website design '],
  [/\bweb ?hosting\b/g, ' hosting '],
  [/\bchat ?(?:bot|window|assistant)s?\b|\bvirtual assistants?\b/g, ' chatbot '],
  [/\b(?:mobile|phone|iphone|android|ios) ?apps?\b/g, ' app '],
  [/\be-?mails?\b/g, ' email '],
  [/\bpick(?:ing)? up\b/g, ' pickup '],
  [/\bt-? ?shirts?\b|\btees?\b/g, ' tshirt '],
  [/\bgift ?cards?\b/g, ' giftcard '],
  [/\bmoney back\b/g, ' refund '],
  [/\b(?:sign|signed|locked) (?:up )?(?:in|into) (?:a )?(?:contract|agreement)\b/g, ' contract '],
  [/\blocked in\b/g, ' contract '],
  [/\bset[ -]?up fees?\b/g, ' setup price '],
  [/\bmakes? (?:things|stuff|it|answers|facts) up\b|\bmake up (?:things|stuff|answers|facts)\b/g, ' invent '],
  [/\bwhat do you (?:guys |people |all )?do\b/g, ' service offer '],
  [/\bget rid of\b/g, ' cancel '],
  [/\b24 ?\/ ?7\b/g, ' emergency '],
  [/\bai automations?\b|\bautomat(?:e|es|ed|ing|ion|ions)\b/g, ' automation '],
  [/\bdrop (?:by|in)\b|\bwalk in\b|\bcome (?:by|in)\b/g, ' visit '],
]

/** Other words for the same thing; the first of each line is the one that counts. */
const SYNONYMS = `
price cost costs costing pricing prices priced rate rates charge charges fee fees quoted pricey expensive cheap cheaper cheapest affordable budget cuanto precio
duration timeline turnaround deadline timeframe
hours hrs opening horario
open opened opens
closed close closes
website site sites webpage webpages
ppc adwords sem ads ad advertising advertise advertisement advertisements campaign campaigns
seo ranking rankings rank ranks ranked
app apps application
chatbot bot bots chatbots
automation automations workflow workflows
hosting host hosted hosts server servers
consultation consult consulting consultations
book booking booked bookings appointment appointments appt reserve reservation schedule scheduled scheduling
cancel cancelled canceled cancelling canceling cancellation terminate quit stop
unsubscribe unsubscribed unsubscribing
track tracking tracked
return returns returning exchange
refund refunds refunded reimbursement
ship shipping shipped delivery deliver delivered postage ships
contract contracts agreement commitment
own owns ownership owned
location located address office directions where
area areas region regions serve serves served
phone telephone tel
email mail mails gmail
contact reach
emergency urgent outage hacked
partner partners partnership reseller resellers whitelabel wholesale
guarantee guarantees guaranteed promise
audit audits checkup
team staff crew employees
founder founded owner boss ceo
sell sells sold selling
chat chats conversation conversations transcript transcripts
invent hallucinate hallucinates hallucination
keep keeps kept stored
current old existing
review reviews legit reputable trustworthy
cookie cookies
delete deleted deleting erase erased
size sizes sizing
discount discounts coupon coupons voucher vouchers
hiring career careers vacancy vacancies internship
merch merchandise swag
store shop shopping
tax taxes
payment payments pay paying invoice invoices billing billed
deposit deposits upfront downpayment
accessibility accessible ada wcag
privacy gdpr
spanish espanol
tshirt shirt shirts
restaurant restaurants pizzeria diner
barbershop barbershops barber barbers
post posts article articles blog
competitor competitors
month monthly months mo
year yearly annual annually years
plan plans tier tiers
package packages
free gratis
uptime downtime
page pages
photo photos pictures picture
minute minutes mins
visit visits
town towns village
county counties
`

export const CANON = new Map(
  SYNONYMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return [first, ...others].map((word) => [word, first] as const)
    })
    .toReversed(),
)

/** Short forms that people type on a phone. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  wat: 'what',
  wut: 'what',
  whats: 'what is',
  hows: 'how is',
  wheres: 'where is',
  whens: 'when is',
  im: 'i am',
  dont: 'do not',
  cant: 'can not',
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  info: 'information',
  num: 'number',
  nr: 'number',
  mins: 'minutes',
}

export const EMPTY_WORDS = new Set(
  (
    'a an and the of to for in on at by with from is are was were be been am do does did i you we they he she it its ' +
    'this that these those my your our their me us them if or so as but not no yes can could would should will shall ' +
    'may might have has had get got there here about into than then just also too very really please hi hello hey ' +
    'what which who another someone somebody bring brings take takes see look come comes go try put whom whose how when why any some all one ones more most much many like want need needs wants ' +
    'know tell give make let im ill ive youre s t re ve ll d m ok okay now up out still again thing things stuff ' +
    'guys thanks thank say said says think worth asap dollars bucks else interested interest long island'
  ).split(' '),
)

export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Words of the phrases above, so that a mistyped one still makes its phrase. */
export const OF_PHRASES =
  'search engine optimization google facebook instagram design landing virtual assistant mobile iphone android expensive quickly much long'.split(
    ' ',
  )
