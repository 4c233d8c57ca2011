import type { Curation } from './curation.ts'

/** How people ask about the agency: who we are, where, when, and how to meet or reach us. */
export const companyCurations: readonly Curation[] = [
  [
    'instructions',
    /\b(?:system|initial|hidden) prompt\b|\b(?:your|previous|prior|above) (?:\w+ )?(?:instructions|prompt)\b|\brepeat (?:the |everything |all )*(?:text |words )?above\b/,
  ],
  ['Who is on the team?', /^who (?:all )?works (?:here|there|(?:at|for) (?:you|beacon\b.*))\W*$/],
  [
    'How do I have my data deleted, corrected or copied?',
    /^what are my (?:privacy |data )?rights(?:\W*$| here\b| as a customer\b| (?:under|regarding|about|over|to|with) (?:the |my )?(?:ccpa|gdpr|law|(?:personal )?(?:data|information))\b)/,
  ],
  [
    'who',
    /\bwho (?:will|would|do) (?:i|we) (?:get to |be )?(?:talk|speak|meet)(?:ing)?\b|^(?:and |so |ok )*who (?:does|will do|is doing) (?:it|this|that|the work|all this)\b/,
  ],
  ['Which consultations can I book?', /\bwhich (?:session|consultation|appointment)\b/],
  [
    'What is the best way to reach you?',
    /\b(?:am|is|be|running) (?:running )?(?:a (?:bit|little|few minutes) )?late\b(?!.*\b(?:pay\w*|fees?|order|package)\b)|\bfax\b/,
  ],
  ['where-to-begin', /\bwhat (?:do|would|can) you (?:guys )?(?:recommend|suggest)\b/],
  [
    'Are you hiring?',
    /\bhire interns?\b|\binterns\b|\bpay your (?:employees|staff|people|team|workers)\b|\bsalar(?:y|ies)\b/,
  ],
  [
    'languages',
    /\bspeaks? (?:chinese|mandarin|cantonese|french|german|italian|polish|portuguese|russian|korean|hindi|urdu|arabic|hebrew|creole)\b|\bwhat languages? do you speak\b/,
  ],
  [
    'Are you hiring?',
    /\b(?:hiring|internships?|careers?|job openings?|openings|resume|cv|apply for (?:a|the) (?:job|position))\b/,
  ],
  [
    'Site down? Ads running wild?',
    /\b(?:site|website|page|account|we|i|been|got|was)\b.*\bhacked\b|\b(?:site|website|(?<!\b(?:order|tracking|payment|booking|checkout|product) )page)(?: [\w-]+(?:\.[\w-]+)+)? (?:(?:is |was |went |has been )(?:still |again |completely )?down\b(?! (?:to|in|on|from|the|by|\d\S*|every)\b)|(?:is )?not (?:work|load|open)ing\b|(?:has )?(?:crashed|stopped (?:work|load)ing)\b)|\b(?:got|has|have|a) (?:malware|virus)\b|\b(?:my|our) (?:\w+ )?(?:form|checkout|site|website|page|chat ?bot) (?:is|does|do|will|has|did) not (?:work\w*|load\w*|open\w*|answer\w*|respond\w*)|\b(?:ssl|certificate) (?:has |is )?(?:expired|invalid|broken)\b/,
  ],
  [
    'Can I move or cancel a booking?',
    /\bmiss(?:ed)? (?:my|our|the) (?:\w+ )?(?:appointment|booking|consultation|session|meeting)\b|\bmiss(?:ed)? (?:my|our|the) (?:\w+ )?call\b|\brefund\w*\b.*\b(?:session|consultation|audit|review|booking|appointment|analysis)\b|\b(?:move|change|reschedule|push)\b.*\b(?:appointment|booking|consultation|session|meeting)\b|\b(?:ca|can|will|wo) ?not (?:make|attend|come to) (?:it(?:\W*$| to\b| today\b| tomorrow\b)|(?:my|the|our) (?:\w+ )?(?:appointment|booking|consultation|session|meeting|call)\b)/,
  ],
  ['Where do consultations take place?', /\b(?:zoom|video|meeting|call) link\b/],
  [
    'What is the best way to reach you?',
    /\btypo\b|\bopen your (?:page|site|website)\b|(?<!\b(?:my|our) )\bcheckout (?:does|will|is) not (?:work|load)|\b(?:can|may) (?:i|we) (?:text|sms|dm|message|whatsapp) you\b|^(?!.*\bchat ?bot).*\bwhatsapp\b/,
  ],
  ['How many websites have you built?', /\bhow many (?:clients|customers|businesses) (?:do|have) you\b/],
  ['Which consultations can I book?', /\bpay (?:to|for a) book/],
  [
    'evenings',
    /\b(?:evening|early morning|after ?hours|night) (?:appointments?|consultations?|times?|meetings?|calls?)\b|\bmeet\b.*\bevenings?\b|\bwork (?:nights|evenings|late)\b/,
  ],
  ['Who are you, and since when?', /\bis this (?:web)?(?:site|place|page) (?:real|fake|legit)\b/],
  ['How many websites have you built?', /\bwhat results\b|\bresults (?:have|did) you\b/],
  [
    'leave-review',
    /\b(?:leave|write|post|give|submit)(?: you)?(?: guys)? an? (?:\w+ )?(?:review|testimonial)\b(?! repl)/,
  ],
  [
    'Who are you, and since when?',
    /\b(?:are|is) (?:you|this|it)(?: guys)?(?: all)?(?: an?)? (?:scam\w*|fake|fraud)\b/,
  ],
  [
    'Where is your office?',
    /\bare you (?:guys )?(?:in|from|based in|located in) (?:the )?(?:us|usa|u\.s\.?|america|new york)\b|(?<!\b(?:my|our) )\b(?:home|private|personal) address\b/,
  ],
  [
    'outsourcing',
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
    'visits',
    /\b(?:come|visit|drive|travel|stop by|swing by|meet)(?: (?:out|over|by|me|us|with me))* (?:to|at|in)? ?(?:my|our) (?:\w+ )?(?:shop|store|office|place|restaurant|business|location|house|home|salon|building|site)\b|\b(?:do|can|could|will|would) (?:you|someone|somebody|anyone)(?: guys)? (?:come (?:out|to (?:me|us))|do (?:on ?site|house calls|home visits)|visit (?:me|us))\b|\bon ?site visits?\b/,
  ],
  [
    'Who are you, and since when?',
    /\bhow long (?:have|has) (?:you|your|the|this)\b.*\b(?:business|around|doing|open|exist\w*|operat\w*)\b|\b(?:real|legit|legitimate|actual) (?:company|business|agency)\b|\byears (?:of experience|in business)\b/,
  ],
  [
    'where-to-begin',
    /^(?:ok |and |so )*how (?:do|can) (?:i|we) (?:get|claim) (?:it|that|this|one)\W*$|\bwhat should (?:i|we) (?:start|begin|do first)\b|\bwhere (?:do|should|would) (?:i|we) (?:start|begin)\b|\b(?:no idea|not sure|do not know) what (?:i|we) need\b|\bwhat is the best (?:service|plan|thing) for\b/,
  ],
  [
    'What happens in the free consultation?',
    /\b(?:prepare|bring|ready)\b.*\b(?:consultation|consult|first call|meeting|appointment)\b|\bcharge for (?:the |a |an )?(?:first |initial )?(?:meeting|consultation|call|visit)\b/,
  ],
  [
    'How soon do you answer, and what happens after I write?',
    /\bwhat happens (?:after|when|once|if) (?:i|we) (?:fill|send|submit|write|contact)\b|\bhow (?:fast|soon|quick|quickly|long)\b.*\b(?:respond|reply|answer|get back|hear back)\b|\b(?:did|have) you (?:guys |even |ever )?(?:get|got|gotten|receive|received|see|seen|read) (?:(?:my|our|the) (?:message|e-?mail|inquiry|request|form|note|contact form)(?: (?:yet|yesterday|today|earlier|last \w+|(?:that )?(?:i|we) (?:just )?filled\b.*))?\W*$|(?:my|our) (?:message|e-?mail|inquiry|request|form|note|contact form) (?:that )?(?:i|we) (?:just )?(?:sent|wrote)\b)|\bdid (?:my|our|the) (?:message|contact form|form|inquiry|request|e-?mail) (?:go|come|get) (?:through|sent|to you)\b/,
  ],
  ['How old must I be?', /\b(?:be|over|under|turn) 18\b|\bminors?\b/],
  ['parking', /\bpark(?:ing)?\b(?!.*\b(?:chat ?bot|assistant|page|website)\b)/],
  [
    'Maren Doyle',
    /\b(?:veteran|woman|women|female|black|minority|family|latino|locally)(?:[- ]owned| run)\b/,
  ],
  [
    'spanish',
    /\b(?:you|anyone|somebody|someone|anybody)(?: guys| there| here| all| who| that)* speaks? spanish\b|\bcan (?:i|we) speak spanish\b|\bspanish spe(?:a|e)k\w+/,
  ],
  [
    'What is the best way to reach you?',
    /^(?!.*\b(?:chat ?bots?|automation|ai)\b).*(?:\bcustomer (?:support|service|care)\b|\b(?:contact|reach|call|e-?mail) (?:your |the )?(?:tech(?:nical)? )?support\b)|^(?:tech(?:nical)? )?support\W*$/,
  ],
  ['references', /\breferences\b|\b(?:talk|speak|chat) (?:to|with) (?:\w+ ){0,2}(?:clients?|customers?)\b/],
  ['Maren Doyle', /\bwho is (?:your|the) (?:manager|supervisor|person in charge|head)\b/],
  ['who', /\bhow many people\b.*\bwork(?:ing)? on\b/],
  [
    'How does it work, and what are the next steps?',
    /\b(?:can|could|will|would) you (?:guys )?(?:start|begin) (?:on |my |our |right|this |next |in |by |asap|as soon|today|tomorrow|now|immediately)/,
  ],
  [
    'Site down? Ads running wild?',
    /\bads?\b.*\b(?:overspend\w*|out of control|(?:spending|burning)\b.*\b(?:too (?:much|fast)|stop))/,
  ],
  [
    'where-to-begin',
    /\b(?:seo|ads?)\b.*\bor\b.*\bwebsite\b.*\b(?:first|better)\b|\bwebsite\b.*\bor\b.*\b(?:seo|ads?)\b.*\b(?:first|better)\b/,
  ],
  ['Are you hiring?', /\b(?:can|could|may) i work (?:\w+ )?for you\b/],
  ['How many websites have you built?', /\byour best results?\b/],
  ['What is the best way to reach you?', /\b(?:owner|ceo|boss|founder)s?\b.*\b(?:e-?mail|number)\b/],
  [
    'Site down? Ads running wild?',
    /\bemergency\b.*\b(?:repairs?|fix)\b|\bfix\b.*\b(?:asap|broken (?:site|website|page))\b/,
  ],
  ['Certificates and one award', /\bgoogle (?:ads )?partners?\b/],
  ['Which businesses do you work with?', /\bwho are your (?:clients|customers)\b/],
  [
    'Site down? Ads running wild?',
    /\bfix (?:my|our) (?:broken )?(?:contact |order |booking )?(?:form|checkout)\b/,
  ],
  ['case-study', /\bcase stud(?:y|ies)\b|\bsuccess stor(?:y|ies)\b/],
]
