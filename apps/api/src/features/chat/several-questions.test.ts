import { describe, expect, test } from 'vitest'
import { answers, ask, NOW } from '../../../test/answers.ts'

describe('CHAT-4 without a model', () => {
  test('an ambiguous question offers the choices, and the next message picks one', () => {
    const reply = ask('how much is the audit')
    expect(reply.choices).toEqual(['SEO Website Audit', 'The free audit'])
    for (const choice of reply.choices) expect(reply.text).toContain(choice)
    expect(answers.reply('The free audit', reply.context, { now: NOW, closings: [] }).text).toMatch(
      /^The audit is free/,
    )
    expect(ask('i want a refund').choices).toEqual(['Cancel a booking', 'Return something'])
    expect(ask('cancel').choices).toEqual(['Cancel a booking', 'Cancel a monthly service', 'Cancel an order'])
  })

  test('two services in one question get both prices', () => {
    expect(ask('how much is seo and how much is hosting').text).toMatch(
      /\$799\/month[\s\S]*\$19\/month|\$19\/month[\s\S]*\$799\/month/,
    )
  })

  test.each([
    [
      'I need a website and seo',
      /^Yes, we do both.*Website Development, from \$2,499.*SEO, from \$799\/month/s,
    ],
    ['do you do websites and ads', /^Yes, we do both.*\$2,499.*PPC Advertising, from \$599\/month/s],
    ['I want seo, ppc and a chatbot', /^Yes, we do all of these.*\$149\/month.*\$799\/month.*\$599\/month/s],
    ['website + hosting + seo', /^Yes, we do all of these.*\$19\/month.*\$2,499.*\$799\/month/s],
    ['interested in seo and google ads for my dental office', /^Yes, we do both/],
  ])('a message that asks for several services gets each with its price: %s', (said, all) => {
    expect(ask(said).text).toMatch(all)
  })

  test('naming two services without asking for both is not taken as asking for both', () => {
    expect(ask('do I need an app, or is a website enough').text).not.toMatch(/^Yes, we do/)
    expect(ask('do i need a website for my chatbot').text).not.toMatch(/^Yes, we do/)
    expect(ask('how do I cancel seo and ppc').text).not.toMatch(/^Yes, we do/)
    expect(ask('Should I run ads if I already rank first?').text).not.toMatch(/^Yes, we do/)
  })

  test.each([
    ['What are your hours and how much is SEO?', /9 AM-6 PM[\s\S]*\$799\/month/],
    ['How much is SEO and how long does it take?', /\$799\/month[\s\S]*3 to 6 months/],
    ['Where is your office? And do you do websites?', /18 Maple Avenue[\s\S]*\$2,499/],
    ['We are a bakery in Bay Shore. Do you build websites? What does it cost?', /\$2,499/],
    ['how much is hosting, and can i leave when i want', /\$19\/month[\s\S]*(?:30 days|Thirty days)/i],
  ])('two questions in one message get two answers: %s', (said, both) => {
    expect(ask(said).text).toMatch(both)
  })

  test('a second question that has no answer does not change the answer to the first', () => {
    expect(ask('Do you do SEO and is it so?').text).toBe(ask('Do you do SEO?').text)
  })

  test.each([
    [['do you do seo', 'anything cheaper?'], /^Plans for SEO start at \$799.*PPC Advertising, from \$599/s],
    [['how much is a website', 'thats too much'], /The free website package costs less/],
    [['do you do seo', 'and how much is that per month'], /^SEO starts at \$799\/month/],
    [['do you do seo', 'how long until it works'], /three to six months/],
    [['do you do ppc', 'is it worth it'], /^That depends.*PPC Advertising/s],
    [['do you do ppc', 'do i need it'], /^That depends.*PPC Advertising/s],
    [['how much is seo', 'why'], /^SEO is hours/],
    [['how much is hosting', 'why is that?'], /a server for \$4 a month/],
    [['do you do seo', 'who does it'], /^The person you talk to/],
    [['whats the free audit', 'how long does it take'], /within three business days/],
    [['are you open today', 'and friday?'], /^On Friday we are open/],
    [['are you open sunday', 'how much is seo'], /^SEO starts/],
    [['tell me about the store', 'how much'], /price on its card/],
    [['how much is seo', 'is there a contract', 'and how long does it take'], /^SEO: first results/],
    [['tell me about chatbots', 'ok book me a call'], /free times/],
    [['do you do seo', 'do you sell pizza ovens'], /I do not know that/],
    [['are you open monday', 'and at 3pm?', 'and at 7pm?'], /^On Monday at 7 PM we are closed/],
    [['are you open monday', 'and the day after?'], /^On Tuesday we are open/],
    [['are you open monday', 'how much is seo', 'and hosting?'], /^Web Hosting: from/],
    [['i want to book a consultation', 'can i cancel?'], /^Move or cancel online/],
    [['how much is the strategy session', 'can i cancel?'], /^Move or cancel online/],
    [['how much is hosting', 'can i cancel?'], /30 days written notice/],
    [['how much is shipping', 'can i cancel?'], /cancel an order on its page/],
    [['how much is the audit', 'the first one'], /^SEO Website Audit: \$199/],
    [['how much is the audit', 'the paid one'], /^SEO Website Audit: \$199/],
    [['how much is the audit', 'the free one', 'and the other one?'], /^SEO Website Audit: \$199/],
    [['how do i cancel', 'hosting'], /30 days written notice/],
    [['how do i cancel', 'how much is hosting'], /^Web Hosting: from/],
    [['how do i cancel', 'the second one'], /30 days written notice/],
    [['how much is the audit', 'yes'], /^Which one do you mean\?\n\n- SEO Website Audit/],
    [['how much is seo', 'and the other one?'], /^Which one do you mean\? Please name it/],
    [['how much is seo', 'are you sure?'], /^I only say what is on this site/],
  ])('a follow-up question keeps to the topic of the conversation: %s', (said, fact) => {
    expect(ask(said).text).toMatch(fact)
  })

  test.each([
    ['how much is a website, can you come to my shop', /\$2,499.*between Brooklyn and Riverhead/s],
    ['how much is seo. are you open on saturday', /\$799.*On Saturday we are open/s],
    ['hi! how much is seo? thanks', /^SEO starts/],
    ['whats your address and phone number', /\(631\) 555-0142.*18 Maple Avenue/s],
    ['how much is seo and can i book a consultation', /\$799.*free times/s],
    ['do you make apps? how long does it take? how much is it?', /10 to 14 weeks.*\$5,999/s],
  ])('every question of a message is answered: %s', (said, facts) => {
    expect(ask(said).text).toMatch(facts)
  })

  test('for two questions the prompt’s first two passages answer one each', () => {
    const { passages } = ask('Where is your office and how much is SEO?')
    expect(passages.slice(0, 2).map(({ topic }) => topic)).toEqual(['office', 'seo'])
  })
})
