import type { Question } from '@beacon/rules/chat-question'
import type { Passage } from './passages.ts'

/**
 * What is asked in so many words that no index brings it together: the first pattern that fits names the passage: one
 * of `askedPassages`, that of the service in question where it has one, or one of another page by its title.
 */
const CONCERNS: ReadonlyArray<readonly [passage: string, pattern: RegExp]> = [
  [
    'Are you hiring?',
    /\b(?:hiring|internships?|careers?|job openings?|openings|resume|cv|apply for (?:a|the) (?:job|position))\b/,
  ],
  [
    'Site down? Ads running wild?',
    /\b(?:site|website|page|account|we|i|been|got|was)\b.*\bhacked\b|\b(?:got|has|have|a) (?:malware|virus)\b/,
  ],
  [
    'Which system do you build with?',
    /^(?!.*\b(?:host\w*|mov\w+|migrat\w+|store|repl\w+|partner\w*|download\w*|ads?|ppc|chat ?bots?|apps?|(?:t-?)?shirts?|hoodies?|mugs?|merch)\b).*\b(?:templates?|from scratch|(?:which|what) (?:platform|cms|system|software)|(?:use|using|in|on|with) word ?press|custom (?:design\w*|made|built|coded))\b/,
  ],
  [
    'Moved in for nothing',
    /\b(?:migrate|move|transfer)\b.*\b(?:word ?press|my (?:site|website)|our (?:site|website)|hosting)\b(?!.*\b(?:page|menu|address)\b)/,
  ],
  [
    'Can I keep my current website?',
    /\b(?:re-?design|re-?do|rebuild|revamp|refresh|modernize) (?:my|our|the|an?) (?:\w+ )?(?:site|website)\b/,
  ],
  [
    'Can I move or cancel a booking?',
    /\brefund\w*\b.*\b(?:session|consultation|audit|review|booking|appointment|analysis)\b|\b(?:move|change|reschedule|push)\b.*\b(?:appointment|booking|consultation|session|meeting)\b|\b(?:ca|can|will|wo) ?not (?:make|attend|come to) (?:it(?:\W*$| to\b| today\b| tomorrow\b)|(?:my|the|our) (?:\w+ )?(?:appointment|booking|consultation|session|meeting|call)\b)/,
  ],
  ['Where do consultations take place?', /\b(?:zoom|video|meeting|call) link\b/],
  [
    'How long do you keep this chat?',
    /\b(?:who|any(?:one|body)|some(?:one|body)) (?:\w+ )?(?:see|sees|read|reads)\b.*\b(?:this|chat|messages?|i (?:write|type|say|said))\b|\bis this (?:chat |conversation )?(?:private|confidential|recorded|saved)\b/,
  ],
  [
    'What is the best way to reach you?',
    /\btypo\b|\bopen your (?:page|site|website)\b|(?<!\b(?:my|our) )\bcheckout (?:does|will|is) not (?:work|load)|\b(?:can|may) (?:i|we) (?:text|sms|dm|message|whatsapp) you\b|\bwhatsapp\b/,
  ],
  [
    'What we do for barbershops',
    /^(?!.*\b(?:cost|price|much|seo|ads?|website|chat ?bots?|apps?)\b).*\b(?:i|we) (?:own|run|have) (?:\w+ ){0,2}barber ?shop\b/,
  ],
  [
    'What we do for restaurants',
    /^(?!.*\b(?:cost|price|much|seo|ads?|website|chat ?bots?|apps?)\b).*\b(?:i|we) (?:own|run|have) (?:\w+ ){0,2}(?:restaurant|pizzeria|diner)\b/,
  ],
  ['Which sizes and colors are there?', /\bwhat size (?:should|do|would|shirt|tshirt|hoodie|is)\b/],
  ['How many websites have you built?', /\bhow many (?:clients|customers|businesses) (?:do|have) you\b/],
  ['Can I cancel or change my order?', /\bcancel\b.*\border\b/],
  ['Which consultations can I book?', /\bpay (?:to|for a) book/],
  [
    'Which cookies do you use?',
    /\b(?:track|tracking|spying on|spy on) (?:me|us|visitors|people|users)\b|\baccept cookies\b/,
  ],
  ['Privacy policy', /\bdo with my (?:\w+ )?(?:data|information|phone|number|email|details)\b/],
  [
    'How do I have my data deleted, corrected or copied?',
    /\bget (?:a copy of )?my data\b|\b(?:data|information)\b.*\byou have (?:about|on) me\b/,
  ],
  ['How do I join or leave the newsletter?', /\b(?:stop|quit) (?:e-?mailing|spamming)\b/],
  ['What is SEO, and what does it include?', /\b(?:above|ahead of|outranks?) (?:me|us)\b/],
  [
    'evenings',
    /\b(?:evening|early morning|after ?hours|night) (?:appointments?|consultations?|times?|meetings?|calls?)\b|\bmeet\b.*\bevenings?\b/,
  ],
  ['What does shipping cost?', /^(?!.*\b(?:long|fast|soon|when)\b).*\bdo you (?:guys )?ship\b/],
  ['leave-review', /\b(?:leave|write|post|give)(?: you)?(?: guys)? an? (?:\w+ )?review\b/],
  [
    'Who are you, and since when?',
    /\b(?:are|is) (?:you|this|it)(?: guys)?(?: all)?(?: an?)? (?:scam\w*|fake|fraud)\b/,
  ],
  [
    'Where is your office?',
    /\bare you (?:guys )?(?:in|from|based in|located in) (?:the )?(?:us|usa|u\.s\.?|america|new york)\b|(?<!\b(?:my|our) )\b(?:home|private|personal) address\b/,
  ],
  [
    'trial',
    /\bfree trials?\b|\btrial (?:period|month|run)\b|\btry (?:it|you|this)(?: out)? (?:for free|first|before)\b/,
  ],
  ['google-profile', /\b(?:permanently|temporarily) closed\b/],
  [
    'google-profile',
    /\b(?:google|map|maps)\b.*\b(?:wrong|suspended|hours are|not (?:show|find|on)|missing|verif\w*|claim|disappeared)\b|\bnot (?:\w+ ){0,2}(?:show|come|find|be)\w*(?: \w+){0,3} (?:on|in) (?:google|the map|maps)\b|\bnot on (?:google|the map)|\bverify (?:my|our) (?:google|business|listing|profile)/,
  ],
  [
    'first-place',
    /\b(?:rank(?:ed)?|be|number|no\.?|get|to|on|make|guarantee)(?: \w+){0,3} (?:#? ?1|number one|first (?:page|place)|page one|top of google)\b/,
  ],
  [
    'seo-or-ppc',
    /^(?!.*\bprice\b)(?=.*\bseo\b|.*search engine|.*organic)(?=.*\b(?:ppc|ads?|ad words|adwords|pay per click)\b).*\b(?:differen\w+|better|vs\.?|versus|or|first|which)\b/,
  ],
  [
    'worth',
    /\bworth (?:it|the|doing|my|paying|having)\b|\bworth\W*$|\b(?:does|do|will|would|is) (?:\w+ ){1,3}(?:really |actually |even )?(?:pay off|make sense|a waste)\b/,
  ],
  [
    'who',
    /\b(?:out ?sourc\w+|overseas|offshore|subcontract\w*)\b|\bwho is (?:gonna|going to) (?:work|be working)\b/,
  ],
  [
    'who',
    /\b(?:account|project) manager\b|\bdedicated (?:person|contact|rep\w*|manager)\b|\bpoint of contact\b/,
  ],
  [
    'who',
    /\bwho (?:will|would|is going to) (?:\w+ ){0,2}(?:build|make|design|do|run|manage|handle|write) (?:my|our|the)\b/,
  ],
  [
    'email-marketing',
    /\be-?mail (?:marketing|campaigns?|blasts?|newsletters?)\b|\bmail ?chimp\b|\bconstant contact\b|\bnewsletters? (?:for|to) (?:my|our)\b|\b(?:send|write|do) (?:\w+ )?newsletters?\b/,
  ],
  [
    'cheaper',
    /\b(?:anything|something|any|a|what is) (?:\w+ )?(?:cheaper|less expensive|lower)\b|\bcheaper (?:option|plan|one|way)s?\b|\bwhy (?:are you |is it )?so (?:expensive|much|pricey)\b|\btoo (?:much|expensive|pricey|high|rich)\b|\b(?:can|ca) ?not afford\b|\bout of (?:my|our) (?:budget|price range)\b/,
  ],
  [
    'small-budget',
    /\bi have (?:about |around |only )?\$? ?\d[\d,]*(?: dollars| bucks)? ?(?:a|per|each|every|\/)? ?(?:month|mo)\b|\b(?:small|tight|low|limited|tiny|little|shoestring) (?:budget|money)\b|\b(?:my|our) budget\b|\bbudget (?:is|of)\b|\bonly (?:have|got|spend|afford) (?:about |around )?\$? ?\d|\bwhat (?:can|could|do) (?:i|we) get (?:for|with) (?:only |just )?\$? ?\d|\b(?:minimum|lowest) (?:budget|spend|price|cost)\b/,
  ],
  [
    'get-reviews',
    /\b(?:get|help|more|need|manage|ask for|handle)\b.*\b(?:reviews|google review)\b(?!.*\b(?:remove|delete)d?\b)|\breputation\b/,
  ],
  [
    'more-customers',
    /^(?!.*\b(?:how long|how soon|when|seo|ads?|apps?|website|chat ?bot)\b).*\b(?:more|new|enough|find|get|need|generat\w+|bring\w*) (?:\w+ ){0,2}(?:leads?|customers?|clients?|patients?|calls|business|sales|jobs|orders|bookings|foot traffic|traffic)\b|\b(?:business|sales|season) (?:is|are|has been|have been) (?:\w+ )?(?:slow|down|dead)\b|\blead gen\w*\b|\bgrow (?:my|our|the|a) (?:business|company|shop|store)\b|\bhelp (?:with )?(?:my|our) business\b/,
  ],
  [
    'visits',
    /\b(?:come|visit|drive|travel|stop by|swing by|meet)(?: (?:out|over|by|me|us|with me))* (?:to|at|in)? ?(?:my|our) (?:\w+ )?(?:shop|store|office|place|restaurant|business|location|house|home|salon|building|site)\b|\b(?:do|can|could|will|would) (?:you|someone|somebody|anyone)(?: guys)? (?:come (?:out|to (?:me|us))|do (?:on ?site|house calls|home visits)|visit (?:me|us))\b|\bon ?site visits?\b/,
  ],
  [
    'Who are you, and since when?',
    /\bhow long (?:have|has) (?:you|your|the|this)\b.*\b(?:business|around|doing|open|exist\w*|operat\w*)\b|\b(?:real|legit|legitimate|actual) (?:company|business|agency)\b|\byears (?:of experience|in business)\b/,
  ],
  [
    'ownership',
    /\b(?:own|owns|keeps?|take|lose)\b.*\b(?:site|website|domain|accounts?|data|code|content|page|it|everything)\b.*\b(?:leave|cancel\w*|quit|stop|end|switch|go|over|with me|with us)\b|\b(?:leave|cancel|quit|stop|switch)\b.*\b(?:own|keep|lose|mine)\b|\bwhat happens to (?:my|our|the) (?:site|website|domain)\b|\bdo (?:i|we) (?:get to )?keep (?:my|our|the) (?:site|website|domain)\W*$/,
  ],
  [
    'where-to-begin',
    /\bwhat should (?:i|we) (?:start|begin|do first)\b|\bwhere (?:do|should|would) (?:i|we) (?:start|begin)\b|\b(?:no idea|not sure|do not know) what (?:i|we) need\b|\bwhat is the best (?:service|plan|thing) for\b/,
  ],
  [
    'What happens in the free consultation?',
    /\bcharge for (?:the |a |an )?(?:first |initial )?(?:meeting|consultation|call|visit)\b/,
  ],
  [
    'How soon do you answer, and what happens after I write?',
    /\bhow (?:fast|soon|quick|quickly|long)\b.*\b(?:respond|reply|answer|get back|hear back)\b/,
  ],
  ['Where is my order?', /\bdid my (?:payment|order) go through\b/],
  [
    'PPC Account Review',
    /\b(?:my|our) (?:\w+ )?ads? (?:are|is|do|does) not\b|\bfix (?:my|our) (?:\w+ )?ads\b|\bon ads and (?:get|got|see)\b/,
  ],
  ['Do you manage social media?', /\bfollowers\b/],
  ['blog-posts', /\bwrite (?:my |our |the |some )?(?:blogs?|blog posts?|articles?)\b/],
  ['How old must I be?', /\b(?:be|over|under|turn) 18\b|\bminors?\b/],
  ['Do I have to move my email too?', /\b(?:change|move|keep) (?:my|our) e-?mail\b(?! address)/],
  [
    'What exactly does $2,499 include?',
    /\binclud\w*\b.*\b2,?499\b|\bhosting included\b|\bhow many pages (?:do|will|would|are|is)\b/,
  ],
  ['What does Website Development cost?', /\bfor \d+ pages\b|\b(?:add|extra|more) pages\b/],
  ['Is the chat on this site one of yours?', /\b(?:try|see|demo|test)\b.*\bchat ?bots?\b/],
  ['parking', /\bpark(?:ing)?\b(?!.*\b(?:chat ?bot|assistant|page|website)\b)/],
  [
    'portfolio',
    /\bportfolio\b|\b(?:examples?|samples?|see|show)\b.*\b(?:work|websites?|sites?) ?(?:you\b.*(?:made|built|done|did)|of yours)?\W*$|\b(?:your|past|previous|recent) (?:work|projects)\b/,
  ],
  [
    'service-payment',
    /\bpay (?:all|everything)\b.*\b(?:once|up ?front)\b|\bbefore (?:i|we) pay\b|\b(?:billed|billing|invoiced?)\b|\bpay (?:monthly|by the month|each month|per month|a check|by check|with a check|cash|in cash)\b|\b(?:take|accept) (?:cash|checks?|zelle|venmo|ach)\b|\bby check\b/,
  ],
  [
    'Can I return something from the store?',
    /\b(?:order|package|mug|t?-?shirt|hoodie|cap|hat|tote|poster|notebook|item)\b.*\b(?:broken?|damaged|faulty|defective|cracked|ripped|torn)\b|\b(?:send|ship|mail) (?:it|them|this|that|something) back\b|\breturn address\b/,
  ],
  [
    'late-payment',
    /\b(?:miss|skip|late (?:on|with)|behind on|forget) (?:a |my |our |the )?payments?\b|\b(?:late fees?|late payments?|pay late|overdue)\b/,
  ],
  ['change-plan', /\b(?:change|switch|upgrade|downgrade) (?:my |our |the |between |to another )?plans?\b/],
  ['hourly', /\b(?:per|an|by the|each) hour\b|\bhourly\b/],
  [
    'measured',
    /\b(?:how (?:do|will|would|can) (?:i|we|you)|do you)\b.*\b(?:track|measure|know (?:if|that|whether)?|prove|report)\w*\b.*\b(?:work\w*|results?|success\w*)\b|\b(?:monthly|weekly) reports?\b|\bsend reports?\b|\bhow (?:do|will) (?:i|we) know\b.*\bwork/,
  ],
  [
    'How much ad spend do I need?',
    /\b(?:ads?|advertising|ppc) budget\b|\bhow much (?:should|do|must) (?:i|we) (?:need to |have to )?spend\b|\bspend on (?:\w+ )?(?:ads|advertising|ppc)\b/,
  ],
  [
    'switching',
    /\b(?:my|our|another|an|current|old|last|previous|existing) (?:\w+ )?(?:agency|marketing company|web (?:guy|designer|company|developer)|provider)\b|\bswitch(?:ing)? (?:to you|agenc\w+|from)\b/,
  ],
  [
    'PPC Account Review',
    /\b(?:look at|check|review|audit|go over) (?:my|our) (?:\w+ )?(?:ads?|adwords|ppc)\b/,
  ],
  ['logo', /\b(?:logos?|branding|brand (?:design|identity))\b/],
  [
    'photos',
    /\b(?:photo(?:s|graphy|grapher|graphers)?|pictures|photo ?shoots?)\b(?!.*\b(?:chat ?bot|store|before|after)\b)/,
  ],
  [
    'upkeep',
    /\bmaintenance\b|\bsupport after\b|\bafter (?:the )?launch\b|\bwho (?:updates|maintains|looks after)\b|\bkeep (?:my|our|the) (?:site|website) up to date\b/,
  ],
  [
    'revisions',
    /\b(?:revisions?|rounds of (?:changes|corrections|edits))\b|\bnot like (?:the|my|it|how|what)\b|\bhate (?:the|it)\b/,
  ],
  [
    'not-happy',
    /^(?!.*\b(?:consultation|booking|audit|session|order|store)\b).*\b(?:refund\w*|money back)\b.*\b(?:services?|deposit|website|project|seo|ppc)\b|\bdeposit\b.*\brefund|\b(?:refund|money back)\b.*\b(?:happy|satisfied|like|work)\b|\bif (?:i am|we are|i'm) (?:not |un)(?:happy|satisfied)\b/,
  ],
  ['guarantee', /^(?!.*\b(?:uptime|hosting|99)).*\bguarant\w+/],
  [
    'Words included',
    /\b(?:who|do (?:i|we|you)(?: guys)?|i have to|will you) (?:have to |need to )?(?:writes?|provide|supply|come up with) (?:\w+ ){0,2}(?:text|words|content|copy|wording)\b/,
  ],
  [
    'domain',
    /\b(?:register|pick|buy|choose|get|find|need|have|keep|cost of|price of) (?:\w+ ){0,3}domains?\b|\bdomain (?:name )?(?:cost|price|fee|registration)/,
  ],
  [
    'mailboxes',
    /\b(?:set ?up|get|have|need|with|business|professional|create) (?:\w+ ){0,2}e-?mails?(?: (?:account|address|mailbox)e?s?)?\b(?=.*\b(?:hosting|accounts?|mailbox\w*|domain|my business|website)\b)|\bmailbox(?:es)?\b/,
  ],
  [
    'Two seconds on an old phone',
    /\bmobile[ -](?:friendly|ready|responsive)\b|\bresponsive\b|\b(?:website|site)\b.*\b(?:on|for) (?:a |my |cell)?(?:phones?|mobile|iphones?)\b/,
  ],
  ['Bookings and call-backs', /\bchat ?bots?\b.*\b(?:book|appointments?|schedul\w*)\b/],
  [
    'Website Development, the plan “Booking or ordering”',
    /\bonline (?:booking|ordering|scheduling|appointments?)\b|\b(?:customers?|clients?|guests?|people|patients?) (?:\w+ )?(?:book|order|schedule|reserve)\b/,
  ],
  [
    'connections',
    /\b(?:integrat\w*|connect\w*|sync\w*|work\w*) (?:with|to) (?:\w+ ){0,2}(?:square|quickbooks|stripe|toast|clover|jobber|housecall|outlook|crm|pos|till|calendar|google calendar|phone system)\b/,
  ],
  [
    'get-discount',
    /^(?!.*\bsay\b).*\b(?:bundle|bundled|package deal|discounts?|deals?(?! with)|promos?|coupons?|specials)\b(?!.*\b(?:chat ?bot|page|of the week)\b)/,
  ],
  [
    'Maren Doyle',
    /\b(?:veteran|woman|women|female|black|minority|family|latino|locally)(?:[- ]owned| run)\b/,
  ],
  [
    'missed-calls',
    /\breceptionist\b|\bvoice (?:ai|bots?|agents?)\b|\bmiss(?:ed|ing)? (?:\w+ ){0,4}calls?\b(?! text)|\banswer (?:my|our|the) (?:phones?|calls?)\b/,
  ],
  [
    'Is texting customers legal?',
    /\b(?:sms|text(?: message)?s?) (?:marketing|campaigns?|blasts?)\b|\btext (?:my|our) (?:customers|clients)\b/,
  ],
  ['builders', /\b(?:wix|squarespace|godaddy|weebly|go daddy)\b/],
  [
    'spanish',
    /\b(?:you|anyone|somebody|someone|anybody)(?: guys| there| here| all)? speaks? spanish\b|\bspanish speak\w+/,
  ],
  [
    'Do you manage social media?',
    /\b(?:run|manage|handle|grow|do|post (?:on|to)|posts? for|help with)(?: (?:my|our|the|for))* (?:instagram|facebook|tik ?tok|social(?: media)?|linkedin|socials)\b(?!.{0,12}\b(?:ads?|advert\w*|campaigns?|for restaurants)\b)/,
  ],
  ['Accessible, and tested so', /\bada[ -]compl\w+|\bsued\b.*\baccessib\w+/],
  [
    'What does digital marketing cost for a small business on Long Island?',
    /\bcost to (?:work with|hire|use) you\b|\bdo you (?:have|offer) (?:any |different |some )?(?:packages|plans|tiers|options)\W*$/,
  ],
  [
    'Do I have to sign a yearly contract?',
    /\b(?:is there|are there|do you (?:do|have|require|make)|any|need)(?: an?| any| to sign a)?(?: long[- ]term| yearly| annual)? contracts?\b/,
  ],
]

/** What the patterns lead to, each once. */
export const concernNames: readonly string[] = [...new Set(CONCERNS.map(([name]) => name))]

/**
 * The passage for a concern of the visitor, where the message has one.
 * @param before what the conversation was about
 */
export function passageForConcern(
  { typed, topics }: Question,
  before: string | null,
  passages: readonly Passage[],
): Passage | undefined {
  const [name] = CONCERNS.find(([, pattern]) => pattern.test(typed)) ?? []
  if (!name) return undefined
  const ids = [...[...topics, before].map((topic) => `${topic}/${name}`), `asked/${name}`]
  return (
    ids.map((id) => passages.find((passage) => passage.id === id)).find(Boolean) ??
    passages.find(({ title }) => title === name)
  )
}
