import type { Curation } from './curation.ts'

const AT_ONCE = '(?:today|now|right now|right away|straight away|immediately|up ?front|in advance)'
/** Asks for a pause, and does not say of what. */
const PAUSE = '\\bpause (?:it )?(?:for|in|during|over) (?:the |my |our )?(?:winter|summer|off[- ]?season)\\b'
const CANNOT_PAUSE = '\\b(?:seo|hosting|chat ?bots?|(?:web)?sites?|apps?|automation|plan)\\b'

/** How people ask about money: plans, contracts, bills, guarantees. */
export const moneyCurations: readonly Curation[] = [
  ['why', /^(?:and |but |ok |so )*why(?: is (?:that|it)| does (?:that|it) cost (?:that|so) much)?\W*$/],
  [
    'hidden-fees',
    /\b(?:hidden|extra|additional|surprise|other|any) (?:fees?|costs?|charges)\b(?!.*\b(?:ship\w*|order|store|late|set ?-?up|cancel\w*)\b)|\bfine print\b/,
  ],
  [
    'price-change',
    /\b(?:prices?|rates?|fees?|it|cost|seo|hosting|ppc|plan) (?:\w+ )?(?:go up|goes up|rise|increase|change)\b(?!.*\bplans?\b)|\b(?:raise|increase|change) (?:your |the )?(?:prices?|rates?|fees?)\b(?!.*\b(?:my|our|menu|page)\b)/,
  ],
  [
    'ad-spend',
    /\bad spend\b.*\binclud\w*|\binclud\w* (?:the )?ad spend\b|\bwho pays (?:google|facebook|meta|for the ads?)\b|\bminimum ad spend\b/,
  ],
  [
    'session-payment',
    /\bpay\b.*\b(?:before|for|at|during|after|when) (?:i book )?(?:a |the |my )?(?:paid )?(?:session|consultation|appointment|audit)\b/,
  ],
  [
    'pay-today',
    new RegExp(
      `^(?!.*\\b(?:how much|shipping|delivery|tax(?:es)?|late|(?:if|when|once|after|before|to|for|unless) (?:i |we )?cancel\\w*)\\b).*(?:\\b(?:do|must|would|will|should) (?:i|we) (?:have to |need to |got to )?pay(?: \\w+){0,2} (?:${AT_ONCE}|to (?:get started|start|begin|sign up))\\b|\\b(?:pay now or later|(?:can|could|may) (?:i|we) pay later)\\b|\\bpayments? (?:is |are )?due ${AT_ONCE}\\b|\\b(?:will|do|would) (?:i|we) (?:be |get )(?:charged|billed)(?: \\w+){0,2} ${AT_ONCE}\\b|\\bneed (?:my |our |any |the |a )?(?:money|payment|credit card|card)(?: from me| number)? ${AT_ONCE}\\b|\\bwhen (?:do|would|will|must) (?:i|we) (?:have to |need to )?(?:start )?pay(?:ing)?(?: you| for (?:it|this|that|the work))?\\W*$|\\bwhen is (?:the|my) first (?:bill|payment|invoice)\\b)`,
    ),
  ],
  ['service-tax', /\btax(?:es)? on (?:\w+ )?(?:services?|seo|ppc|websites?|hosting|plans?|ads?)\b/],
  ['Can I pause in my off season?', /\bpause\b.*\b(?:ads?|ppc|ad spend|advertising)\b/],
  ['change-plan', new RegExp(`^(?=.*${CANNOT_PAUSE}).*${PAUSE}`)],
  ['pause', new RegExp(PAUSE)],
  ['late-payment', /\bstop paying\b/],
  ['service-payment', /\bcharge (?:my|our) (?:credit )?card (?:every|each|once a) (?:month|year)\b/],
  ['service-payment', /\bpay half\b|\bhalf (?:now|up ?front)\b/],
  [
    'get-discount',
    /\bprice match\w*\b|\bnegotia\w+|\bmatch (?:a|an|the|their|another|my) (?:\w+ )?(?:price|quote)\b/,
  ],
  ['change-plan', /\bpause\b.*\b(?:seo|ppc|ads|plan|service|hosting|it|campaign)\b/],
  ['How do I cancel a monthly service?', /\bcancel (?:it )?(?:at )?any ?time\b/],
  ['Do I have to sign a yearly contract?', /\b(?:minimum|shortest) (?:contract|term|commitment)\b/],
  [
    'trial',
    /\bfree trials?\b|\btrial (?:period|month|run)\b|\btry (?:it|you|this)(?: out)? (?:for free|first|before)\b|\btry (?:\w+ ){1,3}for (?:one|a|1) month\b/,
  ],
  [
    'worth',
    /\bneed a (?:web)?site if\b|^(?:and |but |so )*do (?:i|we) (?:really |even )?need (?:it|this|that|one|seo|ppc|ads|a website|a chat ?bot|hosting|automation)(?: at all)?\W*$|\bworth (?:it|the|doing|my|paying|having)\b|\bworth\W*$|\b(?:does|do|will|would|is) (?:\w+ ){1,3}(?:really |actually |even )?(?:pay off|make sense|a waste)\b/,
  ],
  [
    'cheaper',
    /\b(?:anything|something|any|a|what is) (?:\w+ )?(?:cheaper|less expensive|lower)\b|\b(?:do|make|get) (?:it|this|that) (?:for )?(?:cheaper|less)\b|\bprices are (?:\w+ )?(?:insane|crazy|ridiculous|high|nuts|outrageous)\b|^(?:wow |ok |that is |it is )*a lot(?: of money)?\W*$|\bmore expensive than\b|\bcheaper (?:option|plan|one|way)s?\b|\bwhy (?:are you |is it )?so (?:expensive|much|pricey)\b|\btoo (?:much|expensive|pricey|high|rich)\b|\b(?:can|ca) ?not afford\b|\bout of (?:my|our) (?:budget|price range)\b/,
  ],
  [
    'small-budget',
    /\bi have (?:about |around |only )?\$? ?\d[\d,]*(?: dollars| bucks)? to spend\b|\bi have (?:about |around |only )?\$? ?\d[\d,]*(?: dollars| bucks)? ?(?:a|per|each|every|\/)? ?(?:month|mo)\b|\b(?:small|tight|low|limited|tiny|little|shoestring) (?:budget|money)\b|\b(?:my|our) budget\b|\bbudget (?:is|of)\b|\bonly (?:have|got|spend|afford) (?:about |around )?\$? ?\d|\bwhat (?:can|could|do|would|should) (?:i|we|you) (?:get (?:for|with) (?:only |just )?\$? ?\d|do (?:for|with) (?:only |just )?(?:\$ ?\d|\d+ ?(?:dollars|bucks|k\b)|\d,?\d\d))(?!.*\b(?:session|audit|review|analysis|course|workbook)\b)|\b(?:minimum|lowest) (?:budget|spend|price|cost)\b/,
  ],
  [
    'service-payment',
    /\bpay (?:all|everything)\b.*\b(?:once|up ?front)\b|\bbefore (?:i|we) pay\b|\b(?:billed|billing|invoiced?)\b|\bpay (?:at (?:the|your) office|in person|monthly|by the month|each month|per month|a check|by check|with a check|cash|in cash)\b|\b(?:take|accept) (?:cash|checks?|zelle|venmo|ach)\b|\bby check\b|\b(?:where|how) (?:do|can) (?:i|we) (?:pay (?:my|our|the|a|an) (?:bill|invoice)|(?:update|change) (?:my|our|the) (?:credit )?card)\b|\bpay\w*\b.*\bfor (?:\w+ )?services\b/,
  ],
  [
    'late-payment',
    /\b(?:miss|skip|late (?:on|with)|behind on|forget) (?:a |my |our |the )?payments?\b|\b(?:late fees?|late payments?|pay late|overdue)\b/,
  ],
  ['change-plan', /\b(?:change|switch|upgrade|downgrade) (?:my |our |the |between |to another )?plans?\b/],
  ['hourly', /\b(?:per|an|by the|each) hour\b(?! (?:before|after|ago|late|early|earlier|ahead))|\bhourly\b/],
  [
    'not-happy',
    /^(?!.*\b(?:consultation|booking|audit|session|order|store)\b).*\b(?:refund\w*|money back)\b.*\b(?:services?|deposit|website|project|seo|ppc|hosting)\b|\bdeposit\b.*\brefund|\b(?:refund|money back)\b.*\b(?:happy|satisfied|like|work)\b|\bif (?:i am|we are|i'm) (?:not |un)(?:happy|satisfied)\b/,
  ],
  ['guarantee', /^(?!.*\b(?:uptime|hosting|99)).*\bguarant\w+/],
  [
    'get-discount',
    /^(?!.*\bsay\b).*\b(?:bundle|bundled|package deal|discounts?|deals?(?! with)|promos?|coupons?|specials)\b(?!.*\b(?:chat ?bot|page|of the week)\b)/,
  ],
  [
    'What does digital marketing cost for a small business on Long Island?',
    /\bcost to (?:work with|hire|use) you\b|\bdo you (?:have|offer) (?:any |different |some )?(?:packages|plans|tiers|options)\W*$|\bretainer\b|\bstarter (?:package|plan|pack)\b/,
  ],
  [
    'Do I have to sign a yearly contract?',
    /\b(?:is there|are there|do you (?:do|have|require|make)|any|need)(?: an?| any| to sign a)?(?: long[- ]term| yearly| annual)? contracts?\b|\bhow long (?:is|are|does|do|would) (?:the|your|a|my) (?:\w+ )?contracts?\b|\bcontract (?:length|term|duration|period)s?\b/,
  ],
  ['service-tax', /\btax\b.*\b(?:monthly|services?|plans?|seo|ppc|hosting)\b/],
  ['cheaper', /\bcheapest (?:\w+ )?(?:way|option|plan|package)\b|\b(?:fiverr|upwork)\b/],
  [
    'service-payment',
    /\bpay (?:all|everything)\b.*\b(?:before|first|in advance)\b|\b(?:bank|wire) transfers?\b|\bdeposit for\b/,
  ],
  [
    'Do I have to sign a yearly contract?',
    /\b(?:have|need|got) to sign (?:(?:something|anything) )?(?:today|now|right now|right away)\b|\b(?:stuck|locked in|tied) (?:with|to) (?:you|it)\b|\bauto(?:matic(?:ally)?)?[ -]?renew\w*/,
  ],
  ['How do I cancel a monthly service?', /\b(?:i|we) want out\b/],
  [
    'not-happy',
    /\bwhat (?:if|happens if|happens when)\b.*\b(?:seo|ppc|ads?|it)\b.*\b(?:not work|no results|fails?)\W*$/,
  ],
]
