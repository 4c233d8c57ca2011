import type { Curation } from './curation.ts'

/** How people ask about being found, ads, reviews, chatbots and automation. */
export const marketingCurations: readonly Curation[] = [
  [
    'video',
    /\bvideos?\b.*\b(?:edit\w*|shoot\w*|production|film\w*)\b|\b(?:edit|shoot|film|make|produce) (?:\w+ )?videos?\b|\bvideograph\w+/,
  ],
  ['recorded-calls', /\brecord(?:ed|ing|s)?\b.*\bcalls?\b|\bcalls?\b.*\brecord(?:ed|ing|s)\b/],
  [
    'other-ads',
    /\b(?:bing|microsoft|yelp|tik ?tok|linked ?in|pinterest|snapchat|twitter|reddit|nextdoor|amazon|spotify) (?:ads?|advert\w*|campaigns?)\b|\bads? on (?:bing|yelp|tik ?tok|linked ?in|pinterest|snapchat|twitter|reddit|nextdoor|amazon|spotify)\b/,
  ],
  [
    'how-many',
    /\bhow many (?:new |more )?(?:leads|calls|customers|clients|sales|orders|patients|bookings)\b.*\b(?:i|we) (?:get|expect|have)\b/,
  ],
  ['backlinks', /\bback ?links?\b|\b(?:build|buy|get) links\b|\blink building\b/],
  ['Why does the home page say $799 and the services page $999?', /\b799\b.*\b999\b/],
  [
    'chatbot-or-automation',
    /^(?=.*\bchat ?bots?\b)(?=.*\bautomation\b).*\b(?:differen\w+|vs\.?|versus|better|or)\b/,
  ],
  ['seo-hours', /\bhow many hours\b.*\bseo\b|\bseo\b.*\bhow many hours\b/],
  [
    'How long does SEO take?',
    /\b(?:first month|month (?:1|one))\b.*\bseo\b|\bseo\b.*\b(?:first month|month (?:1|one))\b/,
  ],
  ['measured', /\bwhat (?:can|do|will) you (?:guys )?track\b/],
  [
    'Do you manage social media?',
    /\bdo you do (?:you ?tube|twitter|pinterest|snapchat|threads)\b(?! (?:ads?|advert\w*))/,
  ],
  [
    'What we do for barbershops',
    /^(?!.*\b(?:cost|price|much|seo|ads?|website|chat ?bots?|apps?)\b).*\b(?:i|we) (?:own|run|have) (?:\w+ ){0,2}barber ?shop\b/,
  ],
  [
    'What we do for restaurants',
    /^(?!.*\b(?:cost|price|much|seo|ads?|website|chat ?bots?|apps?)\b).*\b(?:i|we) (?:own|run|have) (?:\w+ ){0,2}(?:restaurant|pizzeria|diner)\b/,
  ],
  ['What is SEO, and what does it include?', /\b(?:above|ahead of|outranks?) (?:me|us)\b/],
  ['google-profile', /\b(?:permanently|temporarily) closed\b/],
  ['google-profile', /\b(?:only|just)\b.*\bgoogle (?:maps?|profile|page|business|listing)\b/],
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
    'email-marketing',
    /^(?!.*\b(?:how often|(?:the|your) newsletter)\b).*(?:\be-?mail (?:marketing|campaigns?|blasts?|newsletters?)\b|\bmail ?chimp\b|\bconstant contact\b|\bnewsletters? (?:for|to) (?:my|our)\b|\b(?:send|write|do) (?:\w+ )?newsletters?\b)/,
  ],
  [
    'get-reviews',
    /\b(?:get|help|more|need|manage|ask for|handle)\b.*\b(?:reviews|google review)\b(?!.*\b(?:remove|delete)d?\b)|\breputation\b/,
  ],
  [
    'more-customers',
    /^(?!.*\b(?:how long|how soon|when|seo|ads?|apps?|website|chat ?bot|guarant\w*)\b).*\b(?:more|new|enough|find|get|needs?|wants(?! (?:\w+ ){1,2}(?:stopped|cancel\w*|tax|refund\w*|returned|shipped)\b)|generat\w+|bring\w*) (?:\w+ ){0,2}(?:leads?|customers?|clients?|patients?|students?|calls|business|sales|jobs|orders|bookings|foot traffic|traffic)\b|\b(?:business|sales|season) (?:is|are|has been|have been) (?:\w+ )?(?:slow|down|dead)\b|\blead gen\w*\b|^(?!(?:who|what|where|do|does|are|is|can|our|my|your|e-?mail|sell|buy|you|stop(?! losing))\b)(?!.*\b(?:lost|spam)\b)(?:\w+ ){1,3}leads(?: how much.*)?\W*$|\bhow (?:fast|soon) will (?:the|my|our) phones? ring\b|\bgrow (?:my|our|the|a) (?:business|company|shop|store)\b|\bhelp (?:with )?(?:my|our) business\b/,
  ],
  [
    'PPC Account Review',
    /\b(?:my|our) (?:\w+ )?ads? (?:are|is|do|does) not\b|\bfix (?:my|our) (?:\w+ )?ads\b|\bon ads and (?:get|got|see)\b/,
  ],
  ['Do you manage social media?', /\bfollowers\b/],
  ['blog-posts', /\bwrite (?:my |our |the |some )?(?:blogs?|blog posts?|articles?)\b/],
  ['Is the chat on this site one of yours?', /\b(?:try|see|demo|test)\b.*\bchat ?bots?\b/],
  [
    'measured',
    /\b(?:how (?:do|will|would|can) (?:i|we|you)|do you)\b.*\b(?:track|measure|know (?:if|that|whether)?|prove|report)\w*\b.*\b(?:work\w*|results?|success\w*)\b|\b(?:monthly|weekly) reports?\b|\bsend reports?\b|\bhow (?:do|will) (?:i|we) know\b.*\bwork/,
  ],
  [
    'How much ad spend do I need?',
    /\b(?:ads?|advertising|ppc) budget\b|\bhow much (?:should|do|must) (?:i|we) (?:need to |have to )?spend\b|\bspend on (?:\w+ )?(?:ads|advertising|ppc)\b/,
  ],
  [
    'PPC Account Review',
    /\b(?:look at|check|review|audit|go over) (?:my|our) (?:\w+ )?(?:ads?|adwords|ppc)\b/,
  ],
  ['Bookings and call-backs', /\bchat ?bots?\b.*\b(?:book|appointments?|schedul\w*)\b/],
  [
    'connections',
    /\b(?:integrat\w*|connect\w*|sync\w*|work\w*) (?:with|to) (?:\w+ ){0,2}(?:square|quickbooks|stripe|toast|clover|jobber|housecall|outlook|crm|pos|till|calendar|google calendar|phone system)\b/,
  ],
  [
    'missed-calls',
    /\breceptionist\b|\bvoice (?:ai|bots?|agents?)\b|\bmiss(?:ed|ing)? (?:\w+ ){0,4}calls?\b(?! text)|\banswer (?:my|our|the) (?:phones?|calls?)\b/,
  ],
  [
    'Is texting customers legal?',
    /\b(?:sms|text(?: message)?s?) (?:marketing|campaigns?|blasts?)\b|\btext (?:my|our) (?:customers|clients)\b/,
  ],
  [
    'Do you manage social media?',
    /\b(?:run|manage|handle|grow|do|post (?:on|to)|posts? for|help with)(?: (?:my|our|the|for))* (?:instagram|facebook|tik ?tok|social(?: media)?|linkedin|socials)\b(?!.{0,12}\b(?:ads?|advert\w*|campaigns?|for restaurants)\b)/,
  ],
  ['first-place', /\brank (?:me |us )?(?:\w+ )?above\b|\b(?:beat|outrank) (?:my|our) compet\w+/],
  [
    'How long does SEO take?',
    /\bhow (?:long|soon)\b.*\bgoogle (?:to )?(?:sees?|finds?|shows?|index\w*|lists?)\b/,
  ],
  ['seo-hours', /\bhow many keywords\b/],
  ['backlinks', /\bblack ?hat\b|\bspammy\b/],
  ['get-reviews', /\b(?:respond|reply|answer)\w*\b.*\breviews?\b/],
  ['measured', /\bhow (?:my|our) money is spent\b/],
  [
    'rhythm',
    /\b(?:monthly|weekly|regular) (?:meetings?|check-?ins?)\b|\bhow often (?:will|do|would|can) (?:i|we) (?:hear|talk|meet|speak)\b/,
  ],
  [
    'What is not included in SEO?',
    /\b(?:buy|sell|write|make|post) (?:me |us )?(?:fake |paid |some )*reviews\b/,
  ],
  ['google-profile', /\b(?:get|be|rank|show)\w*\b.*\b(?:in|into|on)\b.*\b(?:map|local|3)[- ]?pack\b/],
  [
    'English and Spanish, both edited',
    /\blanguages?\b.*\b(?:chat ?)?bot\b|\b(?:chat ?)?bot\b.*\blanguages?\b/,
  ],
  ['Will it make things up?', /\b(?:chat ?)?bot\b.*\b(?:wrong|mistakes?)\b/],
  [
    'Are my competitors clicking on my ads?',
    /\b(?:fake|invalid|bot|fraudulent) clicks?\b|\bclick fraud\b|\bclicks?\b.*\bfake\b/,
  ],
  [
    'rhythm',
    /\b(?:do|will|would|can) (?:i|we) (?:get|see|receive) (?:(?:any|monthly|regular) )?(?:reports?|(?:my|our) numbers)\b/,
  ],
  ['measured', /\bset ?up (?:(?:calls?|leads?|conversions?|google|ads?) )?tracking\b/],
  [
    'Competitor Analysis',
    /\b(?:check|look at|analy[sz]e|study|research) (?:my|our|the) competit(?:ors?|ion)\b/,
  ],
  ['What is Chatbots, and what does it include?', /\bwhat (?:is|are) (?:a )?chat ?bots? good for\b/],
  ['Listings that agree', /\bcitations?\b/],
  ['Google Business Profile, run weekly', /\bfake (?:google )?listings?\b/],
]
