/** Multi-word phrases that the assistant recognizes. Data for chat-words.ts. */

/** "We are a small law firm". */
const INTRODUCTION =
  '\\b(?:i|we) (?:am|are) an? (?:\\w+ ){0,3}(?:firm|practice|bakery|salon|company|business|startup|studio|gym|clinic|nonprofit|charity|church|school)\\b'

/** Of the business just named: "I am a small business owner in Islip". */
const ROLE_AND_PLACE =
  '(?: (?:owner|founder|manager|director|secretary))?(?: (?:in|from|near|on) (?:\\w+ ){0,2}\\w+)?'

/** A wish for help that does not say with what. */
const JUST_HELP =
  '(?:\\W*(?:(?:what|how) (?:can|could) you (?:do|help)|and|but|we|i|you|can|could|do|does|would|will|need|want|like|to|looking|for|some|any|help|us|me|with|our|my|business|marketing|please|offer anything)\\b)*'

/** What kind of agency a visitor may have that is none like ours. */
export const OTHER_AGENCIES =
  '(?:insurance|travel|real estate|estate|staffing|employment|recruiting|recruitment|temp|talent|modeling|nanny|adoption|dating|collections?|home ?care)'

/** Phrases that are one thing, before the text is cut into words. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bbarber ?shops?\b/g, ' barbershop '],
  [/\b(?:i (?:have|had|got) )?(?:an? |some )?(?:quick )?questions? (?:about|on|regarding)\b/g, ' '],
  [
    /\b(?:put|get|have|bring) (?:my|our) (?:\w+ )?(?:business|company|shop|store|salon|restaurant|bakery|practice|firm|menu|products|catalog|services|prices) online\b/g,
    ' website ',
  ],
  [
    /\b(?:(?:i am|we are) (?:looking (?:for|to (?:get|have|build))|interested in)|(?:i|we) (?:would like|want|need)) (?:someone to (?:build|make|design) )?(?:an?|my|our) (?:new |better |modern |professional )?(?:web ?site|site)(?: built| made| designed)?(?: for (?:my|our) (?:\w+ )?(?:business|company))?(?= *$)/g,
    ' website ',
  ],
  // A visitor's own shop is not our store.
  [/\b(?:my|our|small|local|coffee|repair|body|auto|pet|bike|flower) (?:shops?|stores?)\b/g, ' '],
  [
    new RegExp(
      `(?:\\b(?:help|(?:i|we) (?:am|are|have|own|run))|^) (?:an? )?${OTHER_AGENCIES} agenc(?:y|ies)\\W*$`,
      'g',
    ),
    ' clientele ',
  ],
  [new RegExp(`\\b(?:(?:i|we) (?:own|run|have) an? )?${OTHER_AGENCIES} agenc(?:y|ies)\\b`, 'g'), ' '],
  [
    /\bi am an? (?:\w+ )?(?:plumber|electrician|roofer|contractor|landscaper|realtor|lawyer|attorney|dentist|doctor|therapist|chiropractor|accountant|photographer|painter|mechanic|trainer|stylist|caterer|baker)\b/g,
    ' clientele ',
  ],
  [
    /\bi am (?:located |based )?in (?=(?:queens|brooklyn|nassau|suffolk|manhattan|the bronx|the hamptons|new jersey)\b)/g,
    ' area ',
  ],
  [
    /\b(?:i|we) (?:am|are|live) (?:located |based )?in (?=\w+(?: \w+)? (?:do|can|could|would|will) you (?:still |also )?(?:help|work|serve)\b)/g,
    ' area ',
  ],
  [new RegExp(`${INTRODUCTION}${ROLE_AND_PLACE}${JUST_HELP}\\W*$`, 'g'), ' clientele '],
  // Who goes on to ask for something does not ask whom we work for.
  [new RegExp(INTRODUCTION, 'g'), ' '],
  [/\blooking for (?=(?:\w+ ){1,3}web ?sites?\b)/g, ' '],
  [/\bdo you have experience (?:with|in)\b/g, ' clientele '],
  [/\bwhat do you need (?:from (?:me|us) )?to (?:get started|start|begin)\b/g, ' requirements '],
  [
    /\bwhat (?:do|will|would|did) you (?:guys )?(?:need|want|require) (?:from|of) (?:me|us)\b|\bwhat (?:(?:do|will|should|must) (?:i|we) (?:have to |need to )?(?:prepare|bring|provide|send)|i have to prepare)\b/g,
    ' requirements ',
  ],
  [
    /^ (?:(?:can|could) you |please )?(?:tell me more|more|explain(?: that| it)?|go on)(?: please)? $/g,
    ' offer ',
  ],
  [/\b(?:when|how soon) (?:can|could|would|do) (?:you|we) (?:guys )?(?:start|begin)\b/g, ' nextstep '],
  [
    /\bwork (?:on |over )?(?=(?:the )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?)\b)/g,
    ' open ',
  ],
  [/\b(?:compare|which)(?: \w+)? plans?\b/g, '$& price '],
  [/\bsell(?:ing)? (?:\w+ ){0,2}online\b/g, ' website webshop '],
  [/\bwhat (?:do|will|would) (?:i|we) get\b|\bwhat is included\b/g, ' include '],
  [
    /\bhow (?:do|does) (?:it|this|that|all this) (?:all )?work\b|\bnext steps?\b|\bwhat (?:happens|comes) (?:next|then|now)\b/g,
    ' nextstep ',
  ],
  [
    /\bwho (?:do|will|would) (?:i|we) (?:be )?(?:work(?:ing)?|deal(?:ing)?|meet(?:ing)?|talk(?:ing)?|speak(?:ing)?)(?: with| to)?\b/g,
    ' team ',
  ],
  [
    /\b(?:do|can|could|would|will) you (?:guys )?(?:also |still )?(?:work|operate|come|travel|help(?: (?:me|us|people|businesses|clients))?|take clients) (?:in|to|around|near|out in|outside)\b/g,
    ' area ',
  ],
  [/\b(?:do|can|could|would|will) you (?:guys )?(?:work|serve|help|deliver|go) (?:out )?there\b/g, ' area '],
  [/\bhelp (?:me |us )?(?:out )?with (?=(?:my|our|the|google|facebook|seo|ppc|ads|an? )\b)/g, ' '],
  [
    /\b(?:do you (?:guys )?(?:work with|take(?: on)?|have|serve) )?(?:clients?|people|businesses|customers?)? ?(?:outside (?:of )?(?:new york|ny|long island|the area)|out of state|in other states|nationwide)\b/g,
    ' area ',
  ],
  [
    /\b(?:do|did|have|would) you (?:guys )?(?:also |ever )?work(?:ed)? (?:with|for) (?!(?:my|our|the|two|a) )/g,
    ' clientele ',
  ],
  [
    /\b(?:i|we) (?:(?:own|run)(?! (?:it|this|that|them|(?:the|my|our) (?:web)?(?:site|content|code|domain))\b)(?! (?:\w+ ){0,2}(?:restaurant|pizzeria|diner|barbershop))|(?:have|got) (?=(?:a|an|my|our) (?:\w+ ){0,3}(?:shop|salon|firm|practice|studio|gym|clinic|agency|bakery|cafe|company|business)\b))/g,
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
  [/\b(?:forgot|forgotten|lost|reset) (?:my |the )?password\b/g, ' customeraccount '],
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
    /\bwaiting (?:for|on) (?:my|the) (?:orders?|packages?|parcels?)\b|\b(?:my|the) (?:orders?|packages?|parcels?)\b.{0,30}\b(?:arrived?|come|late|lost|missing)\b/g,
    ' track order ',
  ],
  [
    /\b(?:never|not) (?:got|get|gotten|received?|seen)\b.{0,25}\b(?:orders?|packages?|parcels?|shirts?|tshirt|hoodie|mug|cap|poster|merch)\b/g,
    ' track order ',
  ],
  [/\bmade (?:of|from|out of)\b|\b(?:my|our) (?:business )?partners?\b/g, ' '],
  [
    /\b(?:is|are) (?:any ?one|any ?body|some ?one|some ?body|you(?: guys)?) (?:there|around|in the office|at the office|at your office)\b/g,
    ' open ',
  ],
  [
    /\bwho (?:owns|runs|founded|started|leads) (?:the |this |your )?(?:agency|company|business|firm|place)\b/g,
    ' founder ',
  ],
  [/\bhow (?:many (?:people|employees)|big (?:is|are))\b/g, ' headcount '],
  [
    /\b(?:are you|you) hiring\b|\bwork (?:for|at) (?:you|your (?:company|agency))\b|\b(?:have|got|offer) (?:a |any |open |remote |part[- ]time |summer )*(?:jobs?|positions?)\b/g,
    ' hiring ',
  ],
  [/\bmanagement fees?\b/g, ' ppc price '],
  [/\b(?:ppc|ads?|ad ?words|campaign) management\b/g, ' ppc '],
  [/\bhow (?:much|expensive)\b|\bwhat does it cost\b|\bhow many (?:dollars|bucks)\b/g, ' price '],
  [
    /\bhow (?:long|soon|fast|quick|quickly|many (?:days|weeks|months|minutes|hours))\b|\bwhen will\b/g,
    ' duration ',
  ],
  [/\bsearch engine optimi[sz]ation\b/g, ' seo '],
  [/\bgoogle (?:ranking|rank|maps|map|search|business profile|profile)\b/g, ' seo $& '],
  [
    /\bpay[ -]?per[ -]?click\b|\b(?:google|facebook|fb|meta|instagram|social(?: media)?|search|youtube)(?: shopping)? (?:ads?|advertis\w+|campaigns?)\b/g,
    ' ppc ',
  ],
  [/\bad ?words\b|\bads? on (?:google|facebook|fb|instagram|youtube)\b/g, ' ppc '],
  [/\bweb ?(?:site|sight|page)s?\b|\bhome ?page\b|\blanding pages?\b/g, ' website '],
  [/\bweb ?(?:design|development|dev)\b|\bsite design\b/g, ' website design '],
  [/\bweb ?hosting\b/g, ' hosting '],
  [/\bchat ?(?:bot|window|assistant)s?\b|\bvirtual assistants?\b/g, ' chatbot '],
  [/\b(?:app|play) ?stores?\b|\b(?:mobile|phone|iphone|android|ios) ?apps?\b/g, ' app '],
  [/\be-?mails?\b/g, ' email '],
  [/\bpick(?:ing)? up\b/g, ' pickup '],
  [/\bt-? ?shirts?\b|\btees?\b/g, ' tshirt '],
  [/\bgift ?cards?\b/g, ' giftcard '],
  [/\bmoney back\b/g, ' refund '],
  [/\b(?:sign|signed|locked) (?:up )?(?:in|into) (?:a )?(?:contract|agreement)\b/g, ' contract '],
  [/\blocked in\b/g, ' contract '],
  [/\bset[ -]?up fees?\b/g, ' setup price '],
  [/\bmakes? (?:things|stuff|it|answers|facts) up\b|\bmake up (?:things|stuff|answers|facts)\b/g, ' invent '],
  [
    /\bwhat (?:do you (?:guys |people |all )?do|(?:is it |it is )?you (?:guys )?(?:do|offer))\b(?! with)/g,
    ' service offer ',
  ],
  [/\bget rid of\b/g, ' cancel '],
  [/\b24 ?\/ ?7\b/g, ' emergency '],
  [/\bai automations?\b|\bautomat(?:e|es|ed|ing|ion|ions)\b/g, ' automation '],
  [/\b(?:come|drop|stop) (?:by|in|over) (?:at|before|after|around) \d{1,2}(?: ?[ap]\.?m)?\b/g, ' open '],
  [
    /\b(?:come|drop|stop|swing) (?:by|in|over)\b(?=.*\b(?:today|tonight|tomorrow|noon|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b)/g,
    ' open ',
  ],
  [/\bdrop (?:by|in)\b|\bwalk in\b|\bcome (?:by|in)\b/g, ' visit '],
]
