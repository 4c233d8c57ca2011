import { expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

test.each([
  ['How much does it cost to fix a hacked website', /^Usually \$350/],
  ['My website was hacked before, what does cleaning cost?', /^Usually \$350/],
  ['My site got hacked, how much to fix?', /^Usually \$350/],
  ['is moving my site to you free?', /^We move your site to our hosting at no charge/],
  ['What is the free website offer?', /pay only for hosting/],
  ['Who owns the app after it is finished?', /^You do\./],
  ['Who owns the website after it’s finished?', /^You do\./],
  ['How do I join the waiting list?', /^On the booking page/],
  ['How do I leave the waiting list', /^You need not do anything: .* call \(631\) 555-0142, or write to/],
  ['I no longer need a time, how do I leave the wait list?', /^You need not do anything/],
  ['i dont want to wait anymore, take me off the list for tuesday', /^You need not do anything/],
  ['Do I have to pay today', /^Nothing is due to begin: .* 50% deposit/],
  ['Do I pay now or later?', /^Nothing is due to begin/],
  ['do i have to pay anything today to get started', /^Nothing is due to begin/],
  ['will i be charged today', /^Nothing is due to begin/],
  ['when is the first bill', /^Nothing is due to begin/],
  ['we are just starting out, what do you recommend', /^With the free consultation/],
  ['electrician: how much for google ads', /^PPC starts at \$599/],
  ['wedding photographer needs bookings', /^If you need calls this month/],
  ['How many days in advance can I book?', /next 14 days/],
  ['How much for 3 additional pages?', /\$2,499/],
])('CHAT-4 is answered with what a page says: %s', (said, answer) => {
  expect(ask(said).text).toMatch(answer)
})

test.each([
  ['My website is hacked, help!', /emergency line/],
  ['can i get a free quote', /^A quote comes from a person/],
  ['is there a waiting list', /^On the booking page/],
  ['are you open today', /^Open now/],
  ['is 600 enough for ads', /^Enough for about a hundred clicks/],
  ['do you shoot photos of my customers', /^You need none to begin/],
  ['how many changes to my booking can i make', /^Move or cancel online/],
  ['who gets the leads', /^I do not know that/],
  ['do i have to pay for the consultation today', /^You pay for a session by card/],
  ['do i have to pay for shipping now', /^Printed items/],
  ['can i pay half now and half later', /^Monthly services are billed in advance/],
  ['does it cost anything to be on the waiting list', /^On the booking page/],
  ['can customers leave my waiting list', /AI Automation/],
  ['i would like an offer', /^A quote comes from a person/],
])('CHAT-4 is answered as before: %s', (said, answer) => {
  expect(ask(said).text).toMatch(answer)
})

const MAY_PAUSE_ADS = /^Yes\. Ad spend can stop on the same day/
const NO_RULE_FOR_A_PAUSE = /nor for a pause of anything but ads/

test.each([
  ['can i pause it for the winter', NO_RULE_FOR_A_PAUSE],
  ['can i pause my seo for the winter', NO_RULE_FOR_A_PAUSE],
  [['hosting', 'can i pause it for the winter'], NO_RULE_FOR_A_PAUSE],
  [['seo', 'can i pause it for the winter'], NO_RULE_FOR_A_PAUSE],
  [['chatbot', 'can i pause it over the summer'], NO_RULE_FOR_A_PAUSE],
  [['google ads', 'can i pause my seo for the winter'], NO_RULE_FOR_A_PAUSE],
  [['google ads', 'can i pause it for the winter, my hosting'], NO_RULE_FOR_A_PAUSE],
  [['google ads', 'can i pause it for the winter'], MAY_PAUSE_ADS],
  [['hosting', 'can i pause my ads for the winter'], MAY_PAUSE_ADS],
  ['Can I pause in my off season?', MAY_PAUSE_ADS],
] as const)('CHAT-4 only ads can be paused at once: %s', (said, answer) => {
  expect(ask(said).text).toMatch(answer)
})

const LEAVE_THE_WAITING_LIST = /^You need not do anything/

test.each([
  'take me off your list for marketing emails',
  'take me off your list for the newsletter',
  'stop emailing me and take me off the list for your newsletter',
  'do i have to leave a deposit for the waiting list',
  'i found another time but keep me on the waiting list',
  'take me off your list for junk',
  'please leave us on the waiting list, we do not want another day',
])('nobody is told how to leave the waiting list who did not ask: %s', (said) => {
  expect(ask(said).text).not.toMatch(LEAVE_THE_WAITING_LIST)
})

test.each([
  'take me off the list for saturday',
  'take me off your list for december 3',
  'please take us off the list for the seo audit',
  'please do not keep me on the waiting list, i found another time',
])('CHAT-4 whoever wants to leave the waiting list reads how: %s', (said) => {
  expect(ask(said).text).toMatch(LEAVE_THE_WAITING_LIST)
})

test.each([
  ['take me off your list for the newsletter', /^Two lists/],
  ['i found another time but keep me on the waiting list', /^On the booking page/],
  ['do i have to leave a deposit for the waiting list', /^On the booking page/],
  ['what if i miss the deadline for returns', /^You may return unworn items/],
  ['what if you miss the deadline', /^If the delay is ours/],
  ['will i get charged immediately', /^Nothing is due to begin/],
  ['do i have to pay now, or can i cancel', /^Nothing is due to begin/],
  ['stop losing leads', /^If you need calls this month/],
  ['what can i do with 200 bucks', /^By what they start at a month/],
  ['what would you do with 1,500', /^By what they start at a month/],
  ['my boss wants more leads', /^If you need calls this month/],
  ['roofer leads', /^If you need calls this month/],
  ["what's your most popular plan for partners", /^Three partner plans/],
  ['most popular plan for a law firm with two partners', /^That depends on what you need first/],
  ['which plan is right for a firm with 3 partners', /^That depends on what you need first/],
])('CHAT-4 is about what was named: %s', (said, answer) => {
  expect(ask(said).text).toMatch(answer)
})

test.each([
  ['what if you are late for our meeting', /^If the delay is ours/],
  ['do i have to pay now if i cancel', /^Nothing is due to begin/],
  ['will i get charged immediately when i cancel', /^Nothing is due to begin/],
  ['what should i do with 2 websites', /^By what they start at a month/],
  ['what can you do for 2 barbershops', /^By what they start at a month/],
  ['what do i do with 1 star reviews', /^By what they start at a month/],
  ['you lost my leads', /^If you need calls this month/],
  ['stop sending spam leads', /^If you need calls this month/],
  ['my wife wants two orders canceled', /^If you need calls this month/],
  ['my boss wants sales tax details', /^If you need calls this month/],
])('is not taken for another question: %s', (said, answer) => {
  expect(ask(said).text).not.toMatch(answer)
})

test('CHAT-4 nobody who leaves only name and email is promised a call', () => {
  expect(ask('can i talk to a person').text).toMatch(
    /call \(631\) 555-0142, or leave your name and email, and you will hear from us within 24 hours/,
  )
})

test.each([
  "I'd like to book a consultation",
  'I’d like to schedule a call',
  'I need an appointment',
  'need appt',
  'can i make an appt',
  'appt tomorrow',
  "we'd like to book a call",
  "I'm ready to book",
  "I'd like to book",
  "Hi, I'd like to book a consultation",
  'Hello there, i need an appointment',
  'We want to schedule',
])('CHAT-4 who wants a time gets the free times: %s', (said) => {
  expect(ask(said).action).toBe('times')
})

test.each([
  ["I'd like a quote", /^A quote comes from a person/],
  ["I'd like to know your prices", /^With us, hosting starts at/],
  ["Hi, we're a small business looking for marketing help", /^We work for small businesses/],
  ["I'm a plumber", /^We work for small businesses/],
  ["I'm in Patchogue, can you help", /^Yes, we work in Patchogue/],
  ["you're a scam", /^I am sorry/],
  ["I'm very angry", /^I am sorry/],
  ['you guys dont answer the phone', /^I am sorry/],
  ["I have an appointment Friday and can't make it", /^Move or cancel online/],
  ['my website sucks', /two seconds/],
  ['our google ranking sucks', /^Rank where your customers are/],
  ['I have a question', /^I can tell you what we do/],
  ['I have a question about my order', /^Your order's page/],
  ['give me a call', /^Of course/],
  ['please call us', /^Of course/],
  ['callback please', /^Of course/],
  ['do you call back customers who miss calls', /AI Automation/],
  ['i need an appointment app', /app/],
  ['the website is down to two pages', /two seconds/],
  ['you suck', /^I will stay polite/],
  ['you fucked up my website', /^I will stay polite/],
  ['I want a fucking refund', /^I will stay polite/],
  ["I'd like more info", /^Of course/],
  ["we'd like a call", /^Of course/],
  ["I'd like to talk", /^Of course/],
  ["Good morning, I'd like some information", /^Of course/],
  ['Hi there, I need a call', /^Of course/],
  ["I'd like to meet next week", /^Of course/],
  ["I'm ready to start", /^Of course/],
  ["I'm looking for a new website", /^A site that loads/],
  ["we'd like a new website for our business", /^A site that loads/],
  ["I'm looking for someone to build my website", /^A site that loads/],
  ['you built my site and it sucks', /^I will stay polite/],
  ['your seo is useless for my business', /^I will stay polite/],
  ["you're not answering my question", /^I am sorry/],
  ["You're not answering! Our website is down", /emergency line/],
  ['I want to pay', /^You pay by card/],
  ["the order page isn't working", /^Your order's page/],
  ["I'd like some help", /^I can tell you what we do/],
  ['one more question', /^I can tell you what we do/],
  ["I'm still waiting for my package", /^Your order's page/],
  ["I've left three messages", /^I am sorry/],
  ["they've never called back, my site is down", /emergency line/],
  ['does the AI call back', /AI Automation/],
])('CHAT-4 means what its words stand for: %s', (said, answer) => {
  expect(ask(said).text).toMatch(answer)
})
