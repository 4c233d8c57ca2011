import { OTHER_AGENCIES } from '@beacon/rules/chat-phrases'
import type { Curation } from './curation.ts'

/** How people ask about a website: making it, moving it, what belongs to it. */
export const websitesCurations: readonly Curation[] = [
  [
    'moving',
    /^(?!.*\b(?:page|menu|address|away|elsewhere|shopify)\b)(?=.*\b(?:free|costs?|charge|price|much)\b).*\b(?:migrat\w+|mov(?:e|ing)|transfer(?:ring)?) (?:(?:over|my|our|the|an?|this|existing|current|old|whole|word ?press) )*(?:web ?)?(?:site|hosting)\b/,
  ],
  [
    'who-owns',
    /^(?!.*\b(?:old|previous|last|former|current|an?|my|our) (?:\w+ )?(?:agency|designer|developer|company|guy)\b|.*\b(?:designer|developer|nephew|friend|wix|squarespace|godaddy)\b).*\bwho (?:owns|will own|would own) (?:the|my|our) (?:\w+ )?(?:site|website|apps?|chat ?bot|domain|code|content|design)\b(?! of\b).*\b(?:after|afterwards|once|when|if|then|end|finished|done)\b|\bwho (?:owns|will own) (?:the|my|our) (?:\w+ )?(?:apps?|chat ?bot)\W*$/,
  ],
  [
    'free-website-end',
    /\b(?:cancel|quit|stop|leave|end)\b.*\bfree (?:web)?site\b|\bfree (?:web)?site\b.*\b(?:cancel|quit|stop|leave|end)\b/,
  ],
  [
    'How long does Website Development take?',
    /\b(?:site|website)\b.*\b(?:done|ready|finished|live|launched)\b.*\b(?:by|before)\b|\b(?:site|website) (?:(?:in|within) (?:one|a|two|three|\d{1,2}) (?:day|week|month)s?|by (?:next|tomorrow|\w+day))\b/,
  ],
  ['Moved in for nothing', /\b(?:down|offline)\b.*\bmov(?:e|ed|ing)\b/],
  ['switching', /\byou take (?:it|this|(?:my|our) (?:web)?site) over\b/],
  [
    'ownership',
    /\b(?:do|will|would) (?:i|we) own (?:it|the|my|our)\b|\bwho owns (?:it|(?:the|my|our) (?:site|website|domain|code|content|design))\W*$/,
  ],
  [
    'upkeep',
    /\bback(?:ed|s|ing)? ?-?ups?\b.*\b(?:site|website|it|page)s?\b|\b(?:site|website)\b.*\bback(?:ed|s|ing)? ?-?ups?\b|\bbackups\b/,
  ],
  [
    'Website Development, the plan “Shop”',
    /^(?!.*\b(?:price|cost|much|mov\w+|migrat\w+)\b).*\b(?:build|make|do|use|with|on|need|want|offer)\b.*\b(?:shopify|woo ?commerce|e-?commerce|online (?:store|shop))\b/,
  ],
  [
    'Which system do you build with?',
    /^(?!.*\b(?:host\w*|mov\w+|migrat\w+|store|repl\w+|partner\w*|download\w*|ads?|ppc|chat ?bots?|apps?|(?:t-?)?shirts?|hoodies?|mugs?|merch)\b).*\b(?:templates?|from scratch|(?:which|what) (?:platform|cms|system|software)|(?:use|using|in|on|with|support) word ?press|custom (?:design\w*|made|built|coded))\b/,
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
    'ownership',
    /\b(?:own|owns|keeps?|take|lose)\b.*\b(?:site|website|domain|accounts?|data|code|content|page|it|everything)\b.*\b(?:leave|cancel\w*|quit|stop|end|switch|go|over|with me|with us)\b|\b(?:leave|cancel|quit|stop|switch)\b.*\b(?:own|keep|lose|mine)\b|\b(?:move|take) (?:it|my|the|our) (?:\w+ )?(?:(?:site|website) )?(?:elsewhere|somewhere else|away)\b|\bwhat happens to (?:my|our|the) (?:site|website|domain)\b|\bdo (?:i|we) (?:get to )?keep (?:my|our|the) (?:site|website|domain)\W*$/,
  ],
  ['Do I have to move my email too?', /\b(?:change|move|keep) (?:my|our) e-?mail\b(?! address)/],
  [
    'What exactly does $2,499 include?',
    /\binclud\w*\b.*\b2,?499\b|\bhosting included\b|\bhow many pages (?:do|will|would|are|is)\b/,
  ],
  ['What does Website Development cost?', /\bfor \d+ pages\b|\b(?:add|extra|more|additional) pages\b/],
  [
    'portfolio',
    /\bportfolio\b|\b(?:examples?|samples?|see|show)\b.*\b(?:work|websites?|sites?) ?(?:you\b.*(?:made|built|done|did)|of yours)?\W*$|\b(?:your|past|previous|recent) (?:work|projects)\b/,
  ],
  [
    'switching',
    new RegExp(
      `\\b(?:my|our|another|an|current|old|last|previous|existing) (?!${OTHER_AGENCIES} )(?:\\w+ )?(?:agency|marketing company|web (?:guy|designer|company|developer)|provider)\\b|\\bswitch(?:ing)? (?:to you|agenc\\w+|from)\\b`,
    ),
  ],
  [
    'logo',
    /^(?!.*\b(?:(?:t-?)?shirts?|hoodies?|mugs?|hats?|merch)\b).*\b(?:logos?|branding|brand (?:design|identity))\b/,
  ],
  [
    'photos',
    /\b(?:photo(?:s|graphy|graphers?(?! (?:needs?|wants?)\b))?|pictures|photo ?shoots?)\b(?!.*\b(?:chat ?bot|store|before|after|ai|train\w*)\b)/,
  ],
  [
    'upkeep',
    /\bmaintenance\b|\bsupport after\b|\bafter (?:the )?launch\b|\bwho (?:updates|maintains|looks after)\b|\bkeep (?:my|our|the) (?:site|website) up to date\b/,
  ],
  [
    'revisions',
    /\b(?:revisions?|how many (?:changes|edits) (?:can|may|do) (?:i|we) (?:make|get|have)\W*$|rounds of (?:changes|corrections|edits))\b|\bnot like (?:the|my|it|how|what)\b|\bhate (?:the|it)\b|\b(?:charge|pay|cost)\b.*\b(?:edits|corrections|revisions)\b/,
  ],
  [
    'Words included',
    /\b(?:who|do (?:i|we|you)(?: guys)?|i have to|will you) (?:have to |need to )?(?:writes?|provide|supply|come up with) (?:\w+ ){0,2}(?:text|words|content|copy|wording)\b/,
  ],
  [
    'domain',
    /\b(?:my|our) (?:old )?domain (?:name )?(?:has |is |was |got )?(?:expired?|lost|gone|stolen|taken)\b|\blost (?:my|our) domain\b|\b(?:register|pick|buy|choose|get|find|need|have|keep|cost of|price of) (?:\w+ ){0,3}domains?\b|\bdomain (?:name )?(?:cost|price|fee|registration)/,
  ],
  [
    'mailboxes',
    /\b(?:set ?up|get|have|need|with|business|professional|create) (?:\w+ ){0,2}e-?mails?(?: (?:account|address|mailbox)e?s?)?\b(?=.*\b(?:hosting|accounts?|mailbox\w*|domain|my business|website)\b)|\bmailbox(?:es)?\b/,
  ],
  [
    'Two seconds on an old phone',
    /\bhow fast\b.*\b(?:site|website|page)s? (?:be|load|run)\b|\bmobile[ -](?:friendly|ready|responsive)\b|\bresponsive\b|\b(?:website|site)\b.*\b(?:on|for) (?:a |my |cell)?(?:phones?|mobile|iphones?)\b/,
  ],
  [
    'Website Development, the plan “Booking or ordering”',
    /\bbooking (?:system|engine|page|form)s?\b|\bonline (?:booking|ordering|scheduling|appointments?)\b|\b(?:customers?|clients?|guests?|people|patients?) (?:\w+ )?(?:book|order|schedule|reserve)\b/,
  ],
  [
    'Can I change things myself?',
    /^(?!.*\bads?\b).*\b(?:update|change|edit) (?:\w+ ){0,3}(?:myself|ourselves|on my own)\b/,
  ],
  ['builders', /\b(?:wix|squarespace|godaddy|weebly|go daddy)\b/],
  ['Accessible, and tested so', /\bada[ -]compl\w+|\bsued\b.*\baccessib\w+/],
  ['domain', /^(?!.*\b(?:own|keep|move)\b).*\b(?:includ\w*|comes? with|price)\b.*\bdomains?(?: name)?\W*$/],
  ['revisions', /\b(?:see|get|have|when)\b.*\b(?:first drafts?|mock ?ups?)\b/],
  ['ownership', /\bsource code\b/],
  [
    'own-hosting',
    /\b(?:my|our) own (?:host\w*|server)\b|\b(?:keep|stay with|use) (?:my|our) (?:current |old |existing )?(?:host|hosting|server|web host)\b|\bhost (?:it|the site|my site|my website) (?:myself|ourselves|elsewhere|somewhere else)\b/,
  ],
  ['Website Performance Review', /\b(?:fix|check|test|audit|review)\b.*\b(?:ada|accessibility|wcag)\b/],
  ['Website Development, the plan “Shop”', /\bhow many products\b/],
  [
    'Website Performance Review',
    /^(?!why\b).*(?:\b(?:make|get)\b.*\b(?:site|website|page)s? (?:\w+ )?(?:faster|quicker)\b|\bspeed up (?:my|our)\b)/,
  ],
  [
    'The two-second website: what to cut first',
    /\b(?:my|our) (?:site|website|page) (?:is|loads|runs) (?:\w+ )?slow\w*/,
  ],
  ['upkeep', /\bupdate (?:my|our) (?:\w+ )?(?:site|website)\b/],
  ['Can I change things myself?', /\b(?:have|add|get) a blog (?:on|to) (?:my|our|the)\b/],
  ['Website Development, the plan “Shop”', /\bsell (?:\w+ ){0,3}on (?:my|our) (?:site|website)\b/],
  [
    'Words included',
    /^(?!.*\b(?:chat ?bots?|bot)\b).*\b(?:bilingual|translat\w+|(?:site|website|page) in (?:spanish|english))\b/,
  ],
  ['switching', /\btake over (?:my|our)\b/],
  [
    'What if it takes longer than five weeks?',
    /^(?!.*\b(?:returns?|ship\w*|order|meeting|call|session|consultation|appointment)\b).*(?:\b(?:miss|blow|break) (?:the|your|a|my|our) deadlines?\b|\bif (?:you are|it is|the (?:web)?site is) late\b)/,
  ],
  ['Can I change things myself?', /\b(?:training|teach me|show me)\b.*\b(?:my|our|the) (?:site|website)\b/],
  [
    'landing-page',
    /\b(?:needs?|wants?|(?:do|can) you (?:guys )?(?:build|make|do|design|offer)) (?:\w+ )?landing pages?\b/,
  ],
]
