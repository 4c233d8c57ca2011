import type { Curation } from './curation.ts'

/** How people ask what we keep of them. */
export const policiesCurations: readonly Curation[] = [
  [
    'chat-handed-over',
    /^(?!.*\bchat ?bots?\b).*\b(?:chats?|conversation|transcript)\b.*\b(?:send|sent|hand|handed|pass|passed|forward|forwarded)\b.*\b(?:person|human|somebody|someone|team|you)\b|\bdelet\w*\b.*\b(?:chat|conversation|transcript)\b.*\b(?:person|human|inquiry|sent|handed)\b/,
  ],
  [
    'chat-training',
    /^(?!.*\b(?:your|a|the) chat ?bots?\b).*\b(?:train|teach)\w*\b.*\b(?:ai|models?|chat ?gpt)\b/,
  ],
  [
    'How do I have my data deleted, corrected or copied?',
    /\bstop (?:texting|calling|contacting) (?:me|us)\b|^(?:please )?never (?:ever )?(?:call|text|contact) (?:me|us)(?: again)?\W*$|\b(?:off|from) (?:of )?your (?:call|calling|phone|contact) list\b|(?<!\byou )\bdo not (?:call|text|contact) (?:me|us)\b|\bdo not call list\b|\bwhy are you (?:calling|texting) (?:me|us)\b/,
  ],
  [
    'Terms of service',
    /\b(?:see|read|get) (?:a |the |your )?(?:copy of )?(?:a |the |your )?(?:contract|agreement)\b/,
  ],
  ['How do I have my data deleted, corrected or copied?', /\b(?:gdpr|ccpa)\b/],
  [
    'How long do you keep this chat?',
    /\b(?:who|any(?:one|body)|some(?:one|body)) (?:\w+ )?(?:see|sees|read|reads)\b.*\b(?:this|chat|messages?|i (?:write|type|say|said))\b|\bis this (?:chat |conversation )?(?:private|confidential|recorded|saved)\b/,
  ],
  [
    'Which cookies do you use?',
    /\b(?:track|tracking|spying on|spy on) (?:me|us|visitors|people|users)\b|\baccept cookies\b/,
  ],
  ['Privacy policy', /\bdo with my (?:\w+ )?(?:data|information|phone|number|email|details)\b/],
  [
    'How do I have my data deleted, corrected or copied?',
    /\bget (?:a copy of )?my data\b|\b(?:data|information)\b.*\byou have (?:about|on) me\b/,
  ],
  [
    'How do I join or leave the newsletter?',
    /\b(?:stop|quit) (?:e-?mailing|spamming)\b|(?<!\byou )\b(?:never|do not) e-?mail me\b/,
  ],
  [
    'accessibility',
    /\b(?:is|are) (?:your|this) (?:web)?(?:site|page|shop|store|checkout)s? (?:\w+ ){0,2}accessib\w+|\bscreen ?readers?\b(?!.*\b(?:my|our) (?:\w+ )?(?:site|website)\b)|\baccessibility statement\b|^accessibility\W*$|\bi am (?:blind|deaf)\b/,
  ],
  ['How long do you keep this chat?', /^(?!.*\bchat ?bots?\b).*\bchats?\b.*\bread\b/],
  [
    'Which cookies do you use?',
    /\b(?:google analytics|analytics|pixels?|trackers?)\b.*\b(?:on|in) (?:this|your) (?:\w+ )?(?:site|website|page)\b|^(?:do|are) you (?:guys )?(?:use|using|have|having|run|running) (?:any |a )?(?:(?:google )?analytics|heat ?maps?|(?:session|screen) record(?:ings?|ers?)|pixels?)(?: here)?\W*$/,
  ],
  [
    'Privacy policy',
    /^(?:do|will|would|are|did) you (?:ever |guys )?(?:shar(?:e|ing)|giv(?:e|ing)|pass(?:ing)?|disclos(?:e|ing)|sell(?:ing)?|tell(?:ing)?) (?:away |out |on )?my (?:\w+ )?(?:phone|number|e-?mail|address|data|info\w*|details)(?: number| address| data| details)?(?:\W*$| (?:with|to) (?:any(?:one|body)|third part\w+|others?|other \w+|advertisers|google|facebook|someone else|somebody else)\b)|^privacy(?: policy)?\W*$|\bwho (?:sees|has|gets|can see) (?:access to )?my (?:data|info\w*|details)\b/,
  ],
]
