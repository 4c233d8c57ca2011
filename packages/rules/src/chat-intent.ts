import { languageOf } from './chat-language.ts'
import { plainWords } from './chat-words.ts'

/** Messages that no page answers. */
export type Intent =
  | 'hello'
  | 'thanks'
  | 'noted'
  | 'bye'
  | 'identity'
  | 'abilities'
  | 'person'
  | 'times'
  | 'quote'
  | 'crisis'
  | 'rude'
  | 'complaint'
  | 'unhelped'
  | 'declined'
  | 'sure'
  | 'which'
  | 'spanish'
  | 'language'

/** A message as `readQuestion` has understood it so far. */
interface Said {
  /** In plain words, corrected. */
  typed: string
  /** The words that carry its meaning. */
  words: readonly string[]
  /** What it asks about a topic: `price`, say. */
  aspect: string | null
  namesTopic: boolean
}

const MOST_WORDS_OF_A_COURTESY = 3
const MOST_WORDS_OF_AN_OUTBURST = 4

const OF_A_LANGUAGE: Partial<Record<ReturnType<typeof languageOf>, Intent>> = {
  spanish: 'spanish',
  other: 'language',
}
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/** A thumb up agrees, one down does not; a question mark alone asks what can be asked. */
function wordless(message: string): Intent {
  if (/[👎😠😡🙁☹]/u.test(message)) return 'unhelped'
  return /\p{Extended_Pictographic}/u.test(message) ? 'noted' : 'abilities'
}

/**
 * What a message wants that no page answers; null for a question. Another language than English, and a message without
 * a letter or a digit, come before anything that the words say.
 */
export function readIntent(message: string, said: Said): Intent | null {
  const inAnotherLanguage = OF_A_LANGUAGE[languageOf(message)]
  if (inAnotherLanguage) return inAnotherLanguage
  if (!SAYS_SOMETHING.test(message)) return wordless(message)
  // The correction knows the words of a marketing site.
  const isCrisis = [said.typed, plainWords(message.replace(/[,;:!?]/g, '.'))].some((words) =>
    CRISIS.test(words),
  )
  return isCrisis ? 'crisis' : intentOf(said)
}

const HELLO = /^(?:hi|hello|hey|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|greetings)\b/
/** A greeting before what is asked. */
const GREETED =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: (?:there|all|guys|everyone))? )+(?=\S)/
/** Said in greeting, and nothing else. */
const GREETING =
  /^(?:(?:hi|hello|hey) )*(?:good (?:morning|afternoon|evening)|merry christmas|happy (?:holidays|new year|thanksgiving|hanukkah|easter))(?: (?:there|all|guys|everyone|to you))*\W*$/
/** Asked to be polite, or whether somebody listens. */
const SMALL_TALK =
  /^(?:(?:hi|hello|hey|good|fine|and|there) )*(?:how are you(?: doing)?(?: today)?|what is up|how is it going|any ?(?:one|body) (?:there|here))\W*$/
const THANKS = /\b(?:thanks|thank you|thx|cheers|great|perfect|awesome|got it|cool)\b/
const BYE = /\b(?:bye|goodbye|good night|see you|that is all)\b/
const IDENTITY =
  /\b(?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this) (?:a |an |the )?(?:real(?! (?:company|business|agency))|human|person|bot|robot|chatbot|ai|machine|computer|chatgpt|gpt|llm)\b|^(?:who|what) are you(?: exactly| really)?\W*$|\bwhat is your name\b|\bwho (?:made|built|created|programmed) you\b|\bwhat (?:ai |language )?(?:model|llm|ai) are you\b|\byou us(?:e|ing) (?:chat ?)?gpt\b|\bpretend (?:to be|(?:that )?you are)\b|\byou are now\b(?! (?:open|closed|hiring))/
const ABILITIES =
  /^(?:(?:hi |hey |there |please |i |just |really )*(?:need |would like |can you |could you )?(?:some )?help(?: me)?(?: please)?|menu|start|(?:sorry )?what|what do you mean(?: by that)?|(?:can you )?(?:repeat|say) that(?: again)?|huh|(?:(?:i (?:still )?(?:have|had)|got|just|one more|another|can i ask(?: you)?) )*(?:an? |some )?(?:quick )?questions?|test(?:ing)?|i do not (?:understand|get it))\W*$|\bwhat (?:can you (?:do|help)|do you know)\b|\bhow can you help\b/
const PERSON =
  /\b(?:human|agent|representative|rep|operator|real person|live (?:chat|person|agent))\b|(?<!\bwho (?:will|would|do) (?:i|we) )\b(?:(?:talk|speak|chat)(?! (?:to|with) (?:\w+ ){0,2}(?:clients?|customers?|references?)\b)|(?:connect|transfer|hand|pass|put) (?:me|us))(?: over)?(?: through)? (?:to|with)\b|(?<!\b(?:never|not|stop) )\b(?:(?:call|contact) me|give (?:me|us) a (?:call|ring)|(?:please|you) call us|(?<!\b(?:ai|it|they|automatic|will) )call ?back(?: please)?$)\b|\b(?:send|e-?mail|mail|text) (?:me|us|him|her) (?:some |more |the |your |an? )*(?:info\w*|details|pricing|prices?(?: list)?|brochure|flyer|catalog)\b|\bmy (?:number|phone(?: number)?|cell(?: number)?|e-?mail(?: address)?) is\b|\b(?:e-?mail|text|reach) me at\b|\bget (?:hold|a hold) of (?:someone|somebody|a person)\b|\b(?:someone|somebody|person) (?:to )?(?:call|help|contact)\b|^(?:(?:i|we) )?(?:(?:want|need|would like) )?(?:an? (?:(?:phone )?call|meeting)|(?:some )?(?:more )?info(?:rmation)?|(?:am |are )?(?:ready )?to (?:talk|connect|get in touch|meet|start|buy|sign up|work with you))(?: please| next week)?\W*$/
const TIMES =
  /\b(?:free|available|open|next|earliest) (?:times?|slots?|appointments?|dates?|consultation times?)\b|\bavailabilit(?:y|ies)\b|\bslots?\b|^(?:(?:ok(?:ay)?|yes|sure|great|then|so) )*(?:(?:i|we) (?:want|would like|need) to |(?:i am|we are) ready to |can i |could i |let me |how (?:do|can) i |please )?(?:book|schedule|arrange|make|set up|reserve|get) (?:me )?(?:an? |the |my )?(?:free |new |30[ -]min(?:ute)?s? )?(?:consultation|consult|appointment|call|meeting|time|visit|session)\b|^(?:how (?:do|can) i |(?:i am|we are) ready to |(?:i|we) (?:want|would like|need) to )?(?:book|schedule)(?: a consultation| now| it| please)?\W*$|^(?:(?:i|we) )?(?:(?:need|want|would like) (?:an? )?)?appointments?(?: (?:please|asap|soon))?\W*$/
/** Whether a day or an hour can be booked; the free times answer it better than a page that names the day. */
const TIMES_THEN =
  /\b(?:when|how soon|(?:what|which) (?:times?|days?|hours?)) (?:can|could) (?:i|we) (?:book|meet|come|talk)\b|\b(?:book|schedule)(?: (?!tables?\b)[\w:]+){0,3} (?:today|tomorrow|tonight|(?:this|next) week|weekends?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|sun|mon|tue|wed|thu|fri|sat|\d{1,2}(?::\d\d)? ?[ap]m)\b|^for (?:today|tomorrow|(?:this|next) week|(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?: (?:morning|afternoon))?\W*$|\bweekend (?:appointments?|consultations?|times?|meetings?)\b|^(?:and |so |ok )*(?:can|could|may) (?:i|we) book(?: (?:then|that day|it|now|online|one|a time))?\W*$|^(?:appointment|consultation|meeting|call) (?:for |on )?(?:today|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b|\b(?:can|could) (?:we|you|i) (?:meet|talk)\b.{0,12}\b(?:today|tomorrow|(?:this|next) week|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b|\b(?:have|got|any|is there|are there) (?:anything|something|openings?|spots?|an opening|time)\b.{0,20}\b(?:today|tomorrow|tonight|morning|afternoon|week|weekend|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/
const DAY = '(?:today|tomorrow|tonight|(?:this|next) week|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)'
/** Whether there is a time on a day: not what else is available, nor whose other appointments. */
const TIMES_OF_DAY = new RegExp(
  [
    String.raw`\b(?:what|which) times (?:are (?:free|open|available|left)\b|do you have\b(?! (?:free )?(?:parking|people|staff|some\w+|your|to be|office|phones?|customer)\b))`,
    String.raw`\bis ${DAY}(?: (?:at|around|the|morning|afternoon|evening|noon|still|\d[\w:]*|[ap]m))* (?:free|available)(?: for (?:an?|the|my) (?:\w+ )?(?:call|consultation|meeting|appointment|chat|talk|session))?\W*$`,
    String.raw`^(?:(?:ok|so|and) )*(?:are there|is there|(?:do you (?:guys )?)?have|have you(?: got)?|got|any)(?: (?:any|an?|free|open|available|left))* appointments?\b(?! (?:app|reminder|booking|calendar|system|plugin|software)s?\b)(?: \w+){0,3} ${DAY}\b`,
  ].join('|'),
)
const QUOTE =
  /\b(?:get|want|need|give|send|have|request|ask for|would like|looking for|free)\b[^.?!]*\b(?:quote|estimate|proposal|(?<!\bwebsite )offer)\b(?! you\b)|^(?:a )?(?:quote|estimate|get a quote)$/
/** Somebody may be in danger. Not what is said of a business, of a small injury, or of a charity that works on it. */
const CRISIS = new RegExp(
  [
    String.raw`\b(?:kill|(?:of|about|like|considering) killing) my ?self\b(?! (?:doing|trying|writing|over|to)\b)`,
    String.raw`\b(?:want to|wanna|gonna|going to|plan to|might|will) (?:hurt|harm|cut) my ?self\b(?! (?:a|an|some|off|short|out|in (?!(?:my|the) (?:(?:bed|bath)?room|shower)\b)|more (?:slack|than)|financially)\b)`,
    String.raw`\b(?:of|about|feel like) (?:hurting|harming|cutting) my ?self\b(?! (?:a|an|some|off|short|out|with|by)\b)`,
    String.raw`\b(?:am|been|keep|started) (?:cutting|hurting|harming) my ?self\b(?! (?:a|an|some|off|short|out|with (?!an? (?:knife|razor|blade)\b)|by|if|without|in (?!(?:my|the) (?:(?:bed|bath)?room|shower)\b))\b)`,
    String.raw`\b(?:want to|wanna|ready to) die\b(?! (?:of|from|laughing|cuts?|cast)\b)`,
    String.raw`(?<!\bwho )\b(?:am|is|been|feel(?:s|ing)?|so|very) (?:really |so |very )?suicidal\b(?! (?:teen\w*|people|patients?|clients?|kids|youth)\b)`,
    String.raw`(?<!\b(?:who|people|clients|patients|teens) )\b(?:have|having|had|my) (?:\w+ )?suicidal (?:thoughts?|feelings|ideation)\b`,
    String.raw`^(?:suicide|suicidal)(?: help)?\W*$|\bcommit(?:ting)? suicide\b|\b(?:think\w*|talking) (?:of|about) (?:\w+ )?suicide\b(?! (?:prevention|awareness|hotline|support|squad)\b)`,
    String.raw`\b(?:want to|wanna|gonna|going to) (?:end (?:it all(?! with (?!pills\b|an? (?:gun|knife|rope)\b))|my (?:own )?life)|take my own life)\b|\bending my (?:own )?life\b`,
    String.raw`\bnot want to (?:live|be alive)(?: any ?more| any longer)?\W*$|\bwish i (?:was|were) dead\b`,
    String.raw`\b(?:want(?:s|ed)?|going|trying|tried|plan(?:s|ned)?|threat\w+) to (?:kill|hurt|harm) (?:him|her|them) ?sel(?:f|ves)\b`,
    String.raw`\b(?:kill(?:ing)?|cutting) (?:him|her) ?self\b(?! (?:\w+ing|over|to|for|with (?!an? (?:knife|razor|blade)\b)|at (?!(?:home|night|school)\b)|on|off|short)\b)`,
    String.raw`\bmy (?:husband|wife|partner|ex|father|dad|mother|mom|stepdad|boy ?friend|girl ?friend) (?:(?:is|was|keeps|has|been|always|often|just) )*(?:beat(?:s|ing)? me up\b(?! (?:on|over|about)\b)|(?:hit(?:s|ting)?|beat(?:s|ing)?|hurt(?:s|ing)?|chok(?:es|ed|ing)|abus(?:es|ed|ing)) me\b(?! (?:(?:up|at|to|by|on|for|down|back|of|financially)\b|in (?!front\b|the (?:face|head|stomach)\b)|with (?!(?:an?|his|her) (?:belt|fists?|stick|bat|knife)\b))))`,
  ].join('|'),
)
/** Not what is said of one's own question, or of something that might go wrong. */
const RUDE =
  /(?<!\b(?:some|any)thing )\b(?:stupid|useless|dumb|sucks?|fuck\w*|shit\w*|bullshit|crap|screw you|shut up)\b(?! questions?\b)|\byou (?:(?:guys|people|all|are|such|just|an?|bunch|of|complete|total|real) )*(?:idiots?|morons?|assholes?|jerks?)\b|^(?:(?:what|an?|bunch|of) )*(?:idiots?|morons?|assholes?|jerks?)\W*$/
/** A site or an advertisement that is to become better, say. */
const OF_ONES_OWN =
  /^(?!.*\b(?:fuck\w*|idiots?|assholes?|morons?|you (?:\w+ )?sucks?|paid you|you (?:guys )?(?:built|made|worked|did))\b|your\b).*\b(?:i|my|our)\b/
/** Not what somebody only fears, or has from others. */
const COMPLAINT =
  /\b(?:this|it) is an? (?:scam|rip ?off|fraud|joke)\b|\byou (?:guys |people |all )?are (?:all )?(?:just )?(?:an? )?(?:scam\w*|rip ?offs?|frauds?|thie(?:f|ves)|crooks?|liars?|joke)\b|\bsue (?:you|your)\b|\bworst (?:company|agency|service|experience)\b|\b(?:your|this) (?:website|site|service|company|agency|support|work|chat) (?:is|was) (?:so |really |very |just )?(?:terrible|awful|horrible|garbage|trash|pathetic|the worst|a joke)\b|\bbeen waiting\b.*\b(?:reply|answer|response|call|days|weeks|months)\b|\bwhy (?:will|does|do|did|has|can|is|are) (?:not )?(?:no one|no-one|nobody|any ?one|any ?body|you)(?: not)? (?:ever )?(?:answer(?:s|ing)?|pick(?:s|ing)? up|call(?:s|ed|ing)?|reply(?:ing)?|respond(?:ing)?)\b|\bi am (?:so |very |really )?(?:angry|furious)\b|\b(?:nobody|no one|no-one|you) (?:(?:has|have|did) )?(?:not |never )?(?:showed|shown|show|shows|came|turned|joined) (?:up|to (?:the|my|our))\b|^you (?:did|have) not (?:call|called)\b|(?<!\b(?:have|ever) )\byou (?:guys |people )?(?:have )?scammed\b|\bscammed (?:me|us)\b|\bi (?:have )?left (?:you )?(?:\w+ ){1,2}(?:messages?|voicemails?)\b|(?:^|\b(?:and|but|because|why do) )you (?:guys |people |all )?(?:do not answer (?:the|your|my) (?:phones?|calls?|e-?mails?|messages?)|never (?:ever )?(?:call(?:ed)?|answer(?:ed)?|reply|respond|wrote|write|pick up|show up|get back))\b|\bripped (?:me|us) off\b|(?<!\bany )\bcomplain(?:t|ts|ing)?\b|\b(?:not |un|very |so |really )(?:happy|satisfied|pleased) with (?:you|your|the|my)\b(?! (?:current|old|last|previous|existing) )|\bun(?:happy|satisfied)\b|\bdis(?:appointed|satisfied)\b|\bgot no (?:answer|reply|response)\b|\b(?:nobody|no one|no-one) is (?:\w+ )?(?:replying|answering|responding)\b|\byou (?:guys |people )?(?:ruined|broke|destroyed|messed up|screwed up)\b|\bovercharged\b|\byou (?:guys )?(?:said|promised) (?:that )?you would (?:call|e-?mail|write|reply|answer|get back)\b|^(?:this|that|it) is (?:so |absolutely |just )?(?:ridiculous|unacceptable|outrageous|a disgrace)\W*$|\b(?:nobody|no one|no-one) (?:has |ever |even )*(?:called|calls|answered|replied|replies|responded|wrote|got back|gets back)(?: back)?(?: to)? (?:me|us|my (?:e-?mails?|messages?|calls?|questions?))\b/
/** Says so of the answer before. */
const UNHELPED =
  /^(?:but |no )*(?:you are (?:not|no) (?:helping|help|helpful)|(?:that|this|it) (?:does|did|is) not (?:help(?:ful|ing)?|answer\b.*|what i (?:asked|meant|mean|wanted)\b.*)|i (?:already|just) (?:asked|said|told you)\b.*|(?:that is )?not what i (?:asked|meant|wanted)\b.*|wrong answer|that is (?:the )?(?:wrong|incorrect|not right|not true)(?: answer)?|you (?:(?:did|do) not (?:answer|understand)\b.*|are not answering(?: me| (?:my|the) questions?)?))\W*$/
const OF_OTHERS = /\bif\b|\b(?:customer|client|guest|patient)s?\b/
const DECLINED =
  /^(?:(?:no|nope|nah|not?hing(?: else)?|that is (?:it|all)|i am (?:good|fine|all set)|all (?:good|set))(?: |$))+(?:thanks|thank you|for now)?\W*$/
const SURE =
  /^(?:really|seriously|for real|you sure|are you (?:really |absolutely )?(?:sure|certain|serious)(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really )?(?:true|right|correct|accurate)|no way)\W*$/
/** Points to one of several that nobody has named. */
const WHICH =
  /^(?:(?:and|ok|so|what about|how about|i mean|i want|tell me about) )*(?:the |that )?(?:other|first|second|third|last|next|another|paid|cheaper|bigger) (?:one|ones|two)\W*$/
const NOTED =
  /^(?:(?:please|ok(?:ay)?|alright|all right|sure|fine|good|nice|yes|yep|yeah|yup|no|nope|nah|lol|k|kk|wow|interesting|not interested|(?:i am )?(?:just|only) (?:looking|browsing)(?: around)?|(?:i will |ill )?think about it|haha|hmm*|i see|got it|understood|makes sense)(?: |$))+$/
const BEGINS_WITH_THANKS = /^(?:ok(?:ay)? |great |many |perfect )*(?:thanks|thank you|thx)\b/
const ASKS =
  /\?|\b(?:how|what|when|where|who|why|which|do you|does|can|could|is|are|will|want|need|question)\b/
const TAKES_BACK = /\b(?:but|not)\b/
const UNDOES = /^(?:cancel|refund|reschedule)$/

const asksForTimes = (typed: string, words: readonly string[]): boolean =>
  [TIMES, TIMES_THEN, TIMES_OF_DAY].some((times) => times.test(typed)) &&
  !words.some((word) => UNDOES.test(word))

const isOnlyThanks = (typed: string, words: readonly string[]): boolean =>
  !TAKES_BACK.test(typed) && (words.length <= 1 || (BEGINS_WITH_THANKS.test(typed) && !ASKS.test(typed)))

function intentOf({ typed, words, aspect, namesTopic }: Said): Intent | null {
  const asked = typed.replace(GREETED, '')
  if (RUDE.test(asked) && !OF_ONES_OWN.test(asked) && words.length <= MOST_WORDS_OF_AN_OUTBURST) return 'rude'
  if (COMPLAINT.test(asked) && !OF_OTHERS.test(asked)) return 'complaint'
  if (UNHELPED.test(asked)) return 'unhelped'
  if (IDENTITY.test(asked)) return 'identity'
  if (PERSON.test(asked)) return 'person'
  if (WHICH.test(asked)) return 'which'
  if (ABILITIES.test(asked) && !namesTopic) return 'abilities'
  if (QUOTE.test(asked)) return 'quote'
  if (aspect !== 'price' && asksForTimes(asked, words)) return 'times'
  return aspect === null && !namesTopic ? courtesyOf(typed, words) : null
}

/** What is only said to be polite, or to go on. */
function courtesyOf(typed: string, words: readonly string[]): Intent | null {
  if (words.length > MOST_WORDS_OF_A_COURTESY) return null
  if (SMALL_TALK.test(typed) || GREETING.test(typed) || (HELLO.test(typed) && words.length <= 1))
    return 'hello'
  if (BYE.test(typed)) return 'bye'
  if (DECLINED.test(typed)) return 'declined'
  if (SURE.test(typed)) return 'sure'
  if (NOTED.test(typed)) return 'noted'
  if (THANKS.test(typed) && isOnlyThanks(typed, words)) return 'thanks'
  return null
}
