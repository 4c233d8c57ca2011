import type { Curation } from './curation.ts'

/** How people ask about the store and what they have bought there. */
export const shopCurations: readonly Curation[] = [
  ['What is in the store?', /\b(?:what|which) (?:courses|workbooks|products|merch) do you\b/],
  ['Can I return something from the store?', /\breturn (?:it|this|them|these|something)\b/],
  ['What is the best way to reach you?', /\bsays? (?:it is |it was )?delivered\b/],
  [
    'What kind of file is a course or a workbook?',
    /\b(?:workbooks?|courses?|downloads?|files?)\b.*\b(?:pdf|format|ebook|e-book|printable|kindle|digital|paper)\b|\b(?:pdf|format|printable)\b.*\b(?:workbooks?|courses?|downloads?)\b|\b(?:the|your|this) (?:\$ ?\d+ )?(?:course|workbook) includ\w*/,
  ],
  [
    'Where is my download?',
    /\b(?:course|workbook|file|download)s? (?:does|do|did|will|is|can) not (?:open|load|play|work|download)\w*|\b(?:how|where) (?:do|can|is|are)\b.*\bdownload\b.*\b(?:workbook|course|file|purchase)\b|\bwhere (?:is|are) (?:my|the) (?:downloads?|files?|workbooks?|courses?)\b|^(?!.*\b(?:refund\w*|return\w*|money|cancel\w*|credit|invoice|receipt|help|updates?|web ?site|site|app|logo|ads?)\b).*(?:\b(?:bought|paid|purchased)\b.*\bdownload\b|\b(?:download|find|open|access|how (?:do|can) i get)\b.*\b(?:files?|courses?|workbooks?)\b.*\b(?:bought|paid|purchased|ordered)\b)/,
  ],
  [
    'How long does a refund take?',
    /\b(?:how long|how soon|when)\b.*\brefund(?!able)\w*\b|\bwhere (?:is|are) (?:my|the) refund\b/,
  ],
  [
    'My confirmation has not come',
    /\bnot (?:get|find|receive|see|have|got)\b.*\bconfirmation\b|\bnever (?:got|received|saw)\b.*\bconfirmation\b|\bno confirmation\b|\bconfirmation (?:e-?mail )?(?:never|has not|did not)\b|\blost (?:my|the) confirmation\b|\b(?:paid|bought|ordered|booked|purchased|signed up)\b(?! (?:a|my|the|our|for) (?:domain|hosting|web ?site|site))(?: .*)?\b(?:no|not (?:get|got|receive|received|have)|never (?:got|get|received)) (?:an? |any |the |my )?(?:e-?mail|receipt|mail)(?: (?:yet|so far|from you|about it|came|has come))?\W*$|^(?:so )?(?:is|was) my (?:booking|appointment|session|consultation|order|reservation) (?:really |actually |all )?(?:confirmed|booked|set)\W*$|\bdid my (?:booking|appointment|reservation) (?:go|come|get) through\b/,
  ],
  [
    'Can I return something from the store?',
    /\b(?:print|item|t?-?shirt|hoodie|mug|poster|cap|logo) (?:is|was|came|looks) (?:all |very |so )?(?:crooked|faded|blurry|peeling|wrong|off center)\b|\b(?:refund\w*|money back)\b.*\b(?:course|workbook|download|merch\w*|(?:t[- ]?)?shirt|tee|hoodie|sweatshirt|crewneck|hat|beanie|mug|poster|tote|notebook|sticker|(?<=\b(?:the|this|my|a|your|enamel|baseball) )(?:cap|pin))s?\b(?! (?:on|of|for|code|number)\b)|\b(?:t-?shirt|hoodie|cap|hat|it|size) (?:does|do|did) not fit\b|\bswap (?:it|my|the)\b|\b(?:(?:t-?)?shirt|tee|hoodie|sweatshirt|crewneck|cap|hat|beanie|tote) (?:\w+ ){0,2}(?:with|has|had|is|was) (?:\w+ ){0,2}(?:holes?|stains?|stained)\b|\b(?:got|received|sent) (?:\w+ ){1,3}wrong (?:item|color|size|shirt|hoodie|mug)\b(?! (?:on|in|for)\b)|\bwrong (?:item|color|size|product) (?:arrived|came)\b/,
  ],
  [
    'Can I cancel or change my order?',
    /\b(?:typed|entered|gave|put|used)\b.*\bwrong\b|\bwrong (?:e-?mail|address)\b.*\border\b/,
  ],
  [
    'When is something back in stock?',
    /^(?!.*\b(?:(?:my|our)(?! (?:size|color)\b)|(?:web)?sites?|apps?|shopify|woocommerce|plugins?|alerts?|automat\w+|customers?|clients?|build|set up|inventory)\b).*(?:\bback in stock\b|\brestock\w*|\b(?:sold out|out of stock)\b.*\b(?:back|again|until when|tell me|notify|e-?mail me|let me know)\b|\b(?:when|tell me|notify|e-?mail me|let me know)\b.*\b(?:sold out|out of stock|available again|on sale again|no longer sold out)\b)/,
  ],
  ['Which sizes and colors are there?', /\bunisex\b|\brun (?:small|large|big)\b|\btrue to size\b/],
  [
    'How long does delivery take?',
    /\bif i (?:order|buy)\b.*\b(?:arrive|here|come|delivered)\b|\b(?:arrive|here|come|delivered)\b.*\bif i (?:order|buy)\b|\b(?:arrive|here|delivered|get it)\b.*\b(?:by|before|in time for) (?:christmas|xmas|the holidays|hanukkah)\b/,
  ],
  [
    'How can I pay in the store?',
    /\b(?:use|through|via|take|accept|with) stripe\b(?!.*\b(?:website|app|chat ?bot)\b)/,
  ],
  ['Is sales tax added?', /\bcurrency\b|\bin us dollars\b/],
  ['Which sizes and colors are there?', /\bwhat size (?:should|do|would|shirt|tshirt|hoodie|is)\b/],
  [
    'Can I cancel or change my order?',
    /\bcancel\b.*\border\b|\bchange\b.*\b(?:size|color|address)\b.*\b(?:order\w*|bought|paid)\b/,
  ],
  [
    'What does shipping cost?',
    /^(?!.*\b(?:long|fast|soon|when)\b).*\bdo you (?:guys )?ship\b|\bshipping (?:is )?(?:included|free)\b|\bhow much is (?:the )?shipping (?:for|on) \$ ?\d/,
  ],
  ['Where is my order?', /\bdid my (?:payment|order) go through\b/],
  [
    'Can I return something from the store?',
    /\b(?:order|package|mug|t?-?shirt|hoodie|cap|hat|tote|poster|notebook|item)\b.*\b(?:broken?|damaged|faulty|defective|cracked|ripped|torn)\b|\b(?:send|ship|mail) (?:it|them|this|that|something) back\b|\breturn address\b/,
  ],
  [
    'How long does delivery take?',
    /\bhow (?:long|soon|fast)\b.*\b(?:mug|(?:t-?)?shirt|hoodie|cap|hat|poster|tote|notebook)s?\b.*\b(?:take|come|arrive)\b/,
  ],
  [
    'How long does a refund take?',
    /\brefund (?:has|did|have) not\b|\bwaiting (?:for|on) (?:my|a|the) refund\b/,
  ],
  [
    'What is the best way to reach you?',
    /\bsend you (?:guys )?(?:a |an |my |our |some )?(?:files?|pdf|documents?|attachments?)\b/,
  ],
  ['What is the best way to reach you?', /\bcan not (?:check ?out|place (?:an|my|the) order)\b/],
  [
    'How long does delivery take?',
    /\b(?:expedited|express|overnight|rush|faster|next[- ]day|two[- ]day) (?:shipping|delivery)\b|\bship overnight\b/,
  ],
]
