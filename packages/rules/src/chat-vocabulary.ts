/** The assistant's vocabulary: synonyms and abbreviations. Data for chat-words.ts. */

/** Synonyms; the first of each line is the canonical one. */
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
service services
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
payment payments pay paying invoice invoices billing billed bitcoin crypto
deposit deposits upfront downpayment
accessibility accessible ada wcag
privacy gdpr
spanish espanol
tshirt shirt shirts
hoodie hoodies
beanie beanies
poster posters
sticker stickers
notebook notebooks
mug mugs
tote totes
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
storage gb gigabytes
crooked
channel channels
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

/** Abbreviations that people type on a phone. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    hav: 'have',
    mutch: 'much',
    teh: 'the',
    wen: 'when',
    whare: 'where',
    wher: 'where',
    yor: 'your',
    recieve: 'receive',
    recieved: 'received',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    n: 'and',
    hw: 'how',
    mch: 'much',
    wat: 'what',
    wut: 'what',
    whats: 'what is',
    thats: 'that is',
    hows: 'how is',
    whos: 'who is',
    wheres: 'where is',
    whens: 'when is',
    im: 'i am',
    ive: 'i have',
    youre: 'you are',
    dont: 'do not',
    cant: 'can not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wont: 'will not',
    hors: 'hours',
    adds: 'ads',
    tomorow: 'tomorrow',
    tommorow: 'tomorrow',
    tommorrow: 'tomorrow',
    hasnt: 'has not',
    havent: 'have not',
    wasnt: 'was not',
    werent: 'were not',
    couldnt: 'could not',
    wouldnt: 'would not',
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
    hwo: 'how',
    waht: 'what',
    wats: 'what is',
    whn: 'when',
    yu: 'you',
    yur: 'your',
    opn: 'open',
    adress: 'address',
    phne: 'phone',
    fone: 'phone',
    adz: 'ads',
    bild: 'build',
    abt: 'about',
    b4: 'before',
    appt: 'appointment',
    appts: 'appointments',
    '2day': 'today',
    '2moro': 'tomorrow',
    '2morrow': 'tomorrow',
  }),
)

export const EMPTY_WORDS = new Set(
  (
    'a an and the of to for in on at by with from is are was were be been am do does did i you we they he she it its ' +
    'this that these those my your our their me us them if or so as but not no yes can could would should will shall ' +
    'may might have has had get got there here about into than then just also too very really please hi hello hey ' +
    'what which who another someone somebody bring brings take takes see look come comes go try put whom whose how when why any some all one ones more most much many like want need needs wants ' +
    'know tell explain give make let im ill ive youre s t re ve ll d m ok okay now up out still again thing things stuff ' +
    'guys thanks thank say said says think worth asap dollars bucks else actually interested interest long island manage handle'
  ).split(' '),
)

export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Of trades and their troubles, one or two letters from another word: a visitor's charter boat is no career. */
export const TRADES = new Set(
  (
    'charter charters cooling trucking trucker truckers welding welder welders engineer engineers engineering tiler ' +
    'tiling contractor contractors contracting tanning dancing dancer bowling tires pottery carpets camping hunting ' +
    'oysters lobster lobsters foundry plating killing hurting hitting cutting'
  ).split(' '),
)

/** Words of the phrases above, so that a mistyped one still makes its phrase. */
export const OF_PHRASES =
  'search engine optimization google facebook instagram design landing virtual assistant mobile iphone android expensive quickly much long'.split(
    ' ',
  )
