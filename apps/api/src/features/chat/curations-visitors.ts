import { team } from '@beacon/content/team'
import type { Curation } from './curation.ts'

const firstNames = team.map(({ name }) => name.split(' ')[0]?.toLowerCase()).join('|')

const WAITING_LIST = 'wait(?:ing)? ?-?lists?'
/** Says to be taken off, or that a time is not wanted any more. */
const LEAVES =
  '(?:leave|leaving|quit|exit|off|out of|cancel(?:l?ing)? (?:my|our|the|a) (?:entry|place|spot|position|wait)|unsubscribe|remov\\w*|delet\\w*|withdraw|(?:not|no longer) (?:take|want|need|accept)|found (?:another|a different))'

const STAYS = '(?<!\\bnot )(?:(?:keep|leave|put|have) (?:me|us|my name)|stay|remain) on'
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** What a list is for, where it is that of a day or a session. */
const WAITED_FOR = `(?! (?:\\w+ ){0,3}(?:newsletters?|e-?mail\\w*|marketing|promo\\w*|deals?|news)\\b)(?= (?:\\w+ ){0,3}(?:today|tonight|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|week(?:end)?|month|${MONTH}|\\d+\\w*|days?|times?|slots?|appointments?|bookings?|consult\\w*|sessions?|audits?|review|analysis)\\b)`

/** How people ask who do not know our words yet, who want to sell us something, or who have bought a course. */
export const visitorsCurations: readonly Curation[] = [
  [
    'hacked-price',
    /^(?!.*\b(?:accounts?|ads|facebook|instagram|profile|hosting|new (?:web)?site)\b)(?:.*\bhacked\b.*\b(?:price|costs?|much|charge|fees?|pay)\b|.*\b(?:price|costs?|much|charge|fees?|pay)\b.*\bhacked\b)/,
  ],
  [
    'this-site',
    /\bwho (?:built|made|makes|designed|created|coded|developed|did|runs) (?:this|your) (?:web ?)?(?:site|page)\b/,
  ],
  [
    'guest-posts',
    /\bguest (?:post|blog|article|author)\w*|\b(?:sponsored|paid) (?:posts?|articles?|links?)\b/,
  ],
  [
    'proposal',
    /\b(?:buy|acquire|invest in|sponsor|for sale) (?:your|the) (?:whole )?(?:company|agency|business|blog|firm)\b|\b(?:is|are) (?:your (?:company|agency|business)|you) for sale\b|\badvertise (?:on|in) (?:your|this) (?:web)?(?:site|blog|newsletter)\b|\bin charge of purchas\w+|\bresponsible for purchas\w+|\b(?:sell|offer|pitch) you (?:our|my|an?|some)\b|\bare you (?:guys )?interested in (?:outsourcing|buying|our|a partnership)\b|\b(?:we|i) (?:sell|offer|provide) (?:\w+ )?(?:back ?links|links|leads|e-?mail lists|white ?label)\b/,
  ],
  [
    'press',
    /\bpress (?:kit|contact|inquir\w+|office)\b|\b(?:journalist|reporter)\b|\buse your (?:logo|name|brand)\b|\binterview (?:you|someone|somebody|the owner)\b|\bquote (?:you|the owner) in\b|\bfor the press\W*$/,
  ],
  [
    'channels',
    /\b(?:you(?: guys)? (?:have|got)|is there) (?:a |an |any )?(?:you ?tube(?: channel)?|podcast|tik ?tok|instagram|facebook(?: page)?|linked ?in|blog)\W*$|\b(?:you|you guys) on (?:you ?tube|tik ?tok|instagram|facebook|linked ?in|twitter)\W*$|\byour (?:instagram|facebook|tik ?tok|linked ?in|you ?tube|podcast)\b/,
  ],
  ['getting-here', /\b(?:train|lirr|subway|bus) (?:station|stop|near|to|line)\b|\bby (?:train|bus|lirr)\b/],
  [
    'Where is your office?',
    /\bhave (?:an?|any|another|other|more) (?:\w+ )?(?:offices?|locations?|branch(?:es)?)\b/,
  ],
  ['map-pack', /^(?:and )?(?:what|explain)\b.*\b(?:map|local|three|3)[- ]?pack\b|^map ?pack\W*$/],
  [
    'ppc-means',
    /\b(?:ppc|cpc)\b.*\b(?:stands? for|means?)\b|\bmeaning of (?:ppc|cpc)\b|^what is (?:a )?cpc\b/,
  ],
  ['landing-page', /^what is an? landing page\b/],
  [
    'printing',
    /^(?!.*\b(?:website|site|seo|ads?|marketing)\b).*\b(?:do|make|design|create|write|need|want|offer)\b.*\b(?:flyers?|business cards?|brochures?|banners?|print design|signs(?! (?:in|up))|signage|truck wraps?|press releases?)\b|^(?!.*\b(?:website|site)\b).*\b(?:design|print|create) (?:\w+ ){0,3}(?:posters?|stickers?)\b/,
  ],
  [
    'What about answers in ChatGPT and Google’s AI overviews?',
    /\bchat ?gpt\b.*\b(?:recommend|find|show|mention|answers?)\b|\bai (?:search|overviews?|seo)\b|\b(?:geo|aeo)\b.*\boptimi\w+/,
  ],
  ['Listings that agree', /\byelp (?:page|listing|profile)\b|\bapple maps\b|\bnextdoor\b(?! ads?)/],
  [
    'local-services-ads',
    /\b(?:do|can|offer|run|set ?up|manage)\b.*\b(?:local services? ads?|lsas?)\b(?!.*\b(?:ask|first)\b)/,
  ],
  [
    'rank-drop',
    /\b(?:traffic|rankings?|rank|visits|calls) (?:has |have |is |are )?(?:\w+ )?(?:drop\w*|fell|fallen|down|gone|crashed|tanked|disappeared)\b|\blost (?:all )?(?:my|our) (?:rankings?|traffic)\b/,
  ],
  [
    'Which businesses do you work with?',
    /\b(?:business|company|shop|we|i) (?:is |are |am )?too (?:small|big|new|tiny)\b/,
  ],
  [
    'Who are you, and since when?',
    /\btake (?:my|our|the) money and (?:run|disappear|vanish|leave)\b|\b(?:can|how do|why should) (?:i|we) (?:know (?:i|we) can )?trust (?:you|this)\b/,
  ],
  [
    'Why choose you? Local Expertise',
    /\bare you (?:guys )?(?:any )?(?:better|different|cheaper) than (?!my )/,
  ],
  [
    'What is the best way to reach you?',
    new RegExp(`\\b(?:is|when is) (?:${firstNames})\\b.*\\b(?:available|there|in|free|around)\\W*$`),
  ],
  [
    'digital-shipping',
    /^(?!.*\b(?:when|how (?:long|soon|fast)|has|have|hoodie|(?:t-?)?shirt|mug|(?:my|our) (?:\w+ )?(?:store|shop|website|site))\b).*(?:\b(?:digital|downloads?|courses?|workbooks?)\b.*\bshipping\b|\bshipping\b.*\b(?:digital|downloads?|courses?|workbooks?)\b)/,
  ],
  [
    'course-price',
    /\b(?:how much|price|cost)\b.*\b(?:courses?|workbooks?)\b|\b(?:courses?|workbooks?)\b.*\b(?:how much|price|cost)\b/,
  ],
  [
    'course-sharing',
    /\b(?:courses?|workbooks?)\b.*\b(?:teams?|staff|employees|share|colleagues|whole (?:company|office)|licen[sc]es?|seats?|gift|present|friend)\b|\b(?:share|give|gift|send|forward|copy)\b.*\b(?:courses?|workbooks?)\b/,
  ],
  [
    'course-certificate',
    /\bcertificat\w+\b.*\b(?:courses?|workbooks?)\b|\b(?:courses?|workbooks?)\b.*\bcertificat\w+/,
  ],
  [
    'course-access',
    /\b(?:courses?|workbooks?)\b.*\b(?:live|self[ -]paced|recorded|videos?|expires?|access|forever|lifetime|deadline|start date|how long)\b|\b(?:how long|access|lifetime|when)\b.*\b(?:courses?|workbooks?)\b(?!.*\b(?:download|arrive|come)\b)/,
  ],
  [
    'many-pieces',
    /\b(?:bulk|in quantity|large orders?|big orders?|wholesale)\b.*\b(?:order|(?:t-?)?shirts?|hoodies?|mugs?|caps?|hats?|merch)\b|\b(?:order|buy|get|need|want) (?:\w+ )?(?:\d{2,}|a dozen|dozens of|a lot of) (?:\w+ )?(?:(?:t-?)?shirts?|hoodies?|mugs?|caps?|hats?)\b/,
  ],
  [
    'pick-up',
    /\bpick (?:it |them |this |my order |up my order |my (?:\w+ )?|up ){0,4}(?:up )?(?:at|from|in) (?:your|the) (?:office|store|shop|place)\b|\b(?:in[- ]store|local|office) pick ?-?up\b|\bpick(?:ing)? up (?:my|an|the) order\b/,
  ],
  ['How can I pay in the store?', /\b(?:pay ?pal|apple pay|google pay|klarna|afterpay|affirm)\b/],
  [
    'What does shipping cost?',
    /^(?:(?:and|what about|how about|ok) )*to (?:hawaii|alaska|puerto rico|guam|canada|mexico|europe|the uk|england|germany|australia)\W*$/,
  ],
  [
    'How long does delivery take?',
    /\b(?:get|have|receive|need|arrive)\b.*\b(?:orders?|(?:t-?)?shirts?|hoodies?|mugs?|package)\b.*\b(?:by|before) (?:today|tomorrow|\w+day|next week|the weekend|\w+ \d)/,
  ],
  ['Can I return something from the store?', /\b(?:shrank|shrunk|faded|fell apart)\b/],
  ['Can I cancel or change my order?', /\badd\b.*\bto my order\b/],
  [
    'Where is my download?',
    /\bnot (?:get|receive|have|got)\b.*\b(?:download|course|workbook|file)\b|\bnever (?:got|received)\b.*\b(?:download|course|workbook|file)\b/,
  ],
  [
    'Can I move or cancel a booking?',
    /\bbooked\b.*\bwrong (?:day|time|date|slot|session|service)\b|\bi (?:do not|did not|will not|never) show up\b|\bno[- ]?show (?:fee|policy|charge)\b|\b(?:money back|refund|\$?\d+ back)\b.*\b(?:session|consultation|audit|booking)\b/,
  ],
  [
    'What is the best way to reach you?',
    /\b\d+ min\w* late\b|\b(?:wife|husband|partner|colleague|son|daughter|assistant|manager) (?:come|attend|join|take the call) instead\b/,
  ],
  [
    'my-booking',
    // The first two are tried once, where they come first: from everywhere, “what is” 300 times takes that cubed.
    /^(?!.*\b(?:cancel\w*|move|change)\b)(?=(.*?\b(?:when|what|which|where)\b.*?\b(?:is|day|date|time)\b))\1.*\bmy (?:\w+ )?(?:appointment|booking|consultation|session)\b/,
  ],
  [
    'Are you hiring?',
    /^(?:any )?jobs?\W*$|\b(?:looking|searching) for (?:a )?(?:work|job|position)\b|(?<!\byou )\bwork(?:ing)? there\W*$/,
  ],
  [
    'Which cookies do you use?',
    /\b(?:opt out|turn off|refuse|reject|disable|delete|remove)\b.*\bcookies?\b|\bcookies?\b.*\b(?:off|opt out|settings)\b/,
  ],
  [
    'Site down? Ads running wild?',
    /\b(?:my|our) (?:\w+ )?(?:site|website|page|app|shop) (?:that |which )?(?:you (?:guys )?(?:\w+ )?(?:built|made|did|host|designed|created) )?(?:is|keeps|has) (?:\w+ )?(?:broken|crash\w*|down|offline|error\w*)\b/,
  ],
  ['Can I keep my current website?', /\balready have an? (?:web)?site\b/],
  ['google-profile', /\bgoogle (?:business )?(?:profile|listing|my business) (?:only|alone)\b/],
  ['domain', /\btransfer (?:my|our|a|the) domain\b/],
  [
    'leave-waiting-list',
    new RegExp(
      `^(?!.*\\b(?:apps?|(?:web)?sites?|build|restaurants?|software|chat ?bots?|automat\\w+|tools?|features?|people|patients|clients?|customers|(?:my|our) ${WAITING_LIST}(?! (?:entry|place|spot|position))|leave (?:my|our|a|an|your|any) (?:\\w+ )?(?:name|number|phone|e-?mail|deposit|payment|card)|${STAYS})\\b).*(?:\\b${LEAVES}\\b.*\\b${WAITING_LIST}|\\b${WAITING_LIST}\\b.*\\b${LEAVES}\\b|\\b(?:take|get|have) (?:me|us|my name) off (?:of )?(?:the|your) list for${WAITED_FOR})`,
    ),
  ],
  [
    'waiting-list',
    /^(?!.*\b(?:my|our|apps?|(?:web)?sites?|build|add|make|restaurants?|software|chat ?bots?|automat\w+|tools?|features?|people|patients|clients?|customers|leave(?! (?:an?|any|me|us)\b)|off|remove)\b).*\bwait(?:ing)? ?-?lists?\b/,
  ],
  [
    'booking-ahead',
    /\b(?:how (?:far|many (?:days|weeks|months)|long|early)) (?:ahead|in advance|out)\b.*\bbook\w*\b|\bbook\w*\b.*\bhow (?:far|many (?:days|weeks|months)) (?:ahead|in advance|out)\b/,
  ],
  [
    'invented',
    /^(?!.*\b(?:my|our)\b).*(?:\b(?:are|is|were) (?:all |any of )?(?:your|the|these|those|this|that) (?:[\w-]+ )*?(?:testimonials?|reviews?|ratings?|quotes?|portfolio|projects?)\b.*\b(?:real(?! (?:estate|time))|really|genuine|true|authentic|legit|verified|fake|invented|made ?up)\b|\b(?:are|is|were) (?:your|the|these|those|they) (?:real|genuine|fake|invented|made ?up) (?:testimonials?|reviews?|ratings?|clients?|customers?)\b|\b(?:are|do) (?:your|these|those) (?:clients?|customers?) (?:real|exist|invented)\b|\b(?:fake|invent|make ?up|write) (?:your own|your|these|the|those) (?:testimonials?|reviews?)\b)/,
  ],
  [
    'Can you get a bad review removed?',
    /\b(?:remove|removed|delete|deleted|take down|get rid of|fake)\b.*\breviews?\b|\breviews?\b.*\b(?:removed|deleted|taken down)\b/,
  ],
  [
    'how-many',
    /\bpromise\b.*\b(?:leads?|customers?|calls|clients|sales|results?)\b|\bwhat results? (?:can|should|will|would|could) (?:i|we) (?:\w+ )?(?:expect|see|get)\b/,
  ],
  ['price-change', /\bguarantee\b.*\bprice\b.*\b(?:go up|rise|change|increase)\b/],
  [
    'get-discount',
    /\b(?:beat|match)\b.*\b(?:quote|price|offer)\b|\b(?:your|the) best (?:price|deal|offer)\b/,
  ],
  [
    'told-otherwise',
    /\byou (?:guys )?(?:told|promised?|quoted|gave|said)\b.*(?:\bfree\b|\$ ?\d|\b(?:price|discount|cheaper|half)\b)/,
  ],
  [
    'service-payment',
    /\bfinancing\b|\bpay\b.*\b(?:in (?:two|three|several|2|3) (?:times|parts|payments)|in parts|in installments)\b/,
  ],
  [
    'yearly',
    /\b(?:pay|paid|price|billed|cost)\b.*\b(?:yearly|annually|per year|a year (?:up ?front|in advance)|for (?:a|the) (?:whole )?year)\b/,
  ],
  [
    'which-plan',
    /^(?!.*\b(?:partner|includ\w*)\b).*\b(?:which|what) (?:\w+ )?(?:plan|package|tier)s?\b|^(?!.*\b(?:partner|(?:for|among|by|do) (?:(?:your|our|the|most|all|agency) )*partners)\b).*\bmost popular (?:plan|package|service)\b|\bdifference between\b.*\bplans?\b|^(?:and |so |ok )*(?:is|are) (?:that|it|this|these) (?:price )?(?:per|a|each|every|paid) (?:month|year|once|monthly)\W*$|\b(?:plan|package) (?:is )?(?:best|right) for (?:me|us|my|our)\b|\b(?:best|right) (?:plan|package) for (?:me|us|my|our)\b/,
  ],
  ['What services do you offer?', /\binformation (?:about|on) (?:your|the) services?\b/],
  ['instructions', /\b(?:forget|ignore|disregard) (?:everything|all)\b/],
  [
    'What is in the store?',
    /\b(?:have|sell|offer) (?:an? |any )?(?:courses?|workbooks?)\b|\b(?:do you (?:guys )?sell|(?:can|could|to) (?:i |we )?buy) (?:\w+ )?(?:caps?|hats?|pins?|posters?|stickers?|notebooks?|totes?)\b|\bdo you (?:guys )?have (?:any |some )?(?:caps|hats|pins|posters|stickers|notebooks|totes)(?: for sale)?\W*$/,
  ],
  [
    'measured',
    /\b(?:conversion|call|lead) tracking\b|\bset ?up (?:google )?analytics\b|\banalytics set ?up\b/,
  ],
  [
    'What is the best way to reach you?',
    /\b(?:my|the) (?:booking|order|private|confirmation) link (?:is|does|do|did|will) not\b|\b(?:quote|estimate|proposal) (?:that )?you (?:guys )?(?:sent|gave|promised?|made|wrote|e-?mailed)\b/,
  ],
  ['google-profile', /\b(?:update|change|fix|edit)\b.*\bon google\b/],
  [
    'Terms of service',
    /\b(?:contract|terms)\b.*\b(?:i|we) can (?:read|see)\b|\b(?:find|read|see) (?:your|the) terms\b/,
  ],
  [
    'Which businesses do you work with?',
    /^(?:do|will|would) you (?:guys )?(?:do|offer) (?:digital )?marketing for (?!restaurants?|barber|free|less)\w+\W*$|^(?:do|will|would) you (?:guys )?work (?:with|for) (?:\w+ )?(?:shops?|stores?|campaigns?|casinos?|candidates?|church(?:es)?)\W*$/,
  ],
  ['Can I keep my current website?', /\badd (?:\w+ ){1,3}to (?:my|our) (?:\w+ )?(?:web)?site\b/],
  ['get-discount', /\btogether\b.*\b(?:cheaper|less|discount)\b/],
  [
    'My card was declined, or I was charged twice',
    /\bcharged (?:me|us|my card|our card) (?:again|twice|after|two times)\b/,
  ],
  ['Where is my order?', /\bno (?:receive|get)\b.*\b(?:package|order|parcel)\b/],
  ['How do I cancel a monthly service?', /^(?:and )?(?:what (?:happens )?)?if (?:i|we) (?:stop|quit)\W*$/],
  [
    'What do you need from me?',
    /\bgive you (?:guys )?(?:my|our|the) (?:\w+ )?(?:passwords?|logins?|access)\b/,
  ],
  [
    'referral',
    /\breferral\b.*\b(?:fees?|bonus|commission|program)\b|\b(?:fees?|commission|bonus)\b.*\brefer\w*|\bif (?:i|we) refer\b/,
  ],
  ['Can I come in without an appointment?', /\b(?:do|would|must) (?:i|we) need an appointment\W*$/],
  ['blog-authors', /\bwho (?:writes|wrote) (?:the|your|this|these) (?:blog|posts?|articles?)\b/],
  ['How do I join or leave the newsletter?', /\bhow often\b.*\b(?:newsletter|e-?mails?)\b/],
  ['printing', /^do you (?:guys )?(?:do )?print(?:ing)?\W*$/],
  [
    'The free audit',
    /\b(?:look at|check|review|audit) (?:my|our) (?:web)?(?:site|page|business)\b.*\bfree\b/,
  ],
]
