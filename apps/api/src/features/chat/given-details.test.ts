import { assistantSentences, detailsGivenInSpanish, inSpanish } from '@beacon/content/chat'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

const { detailsGiven, timesFirst, crisis } = assistantSentences

describe('CHAT-4 an address or a number in a message', () => {
  test.each([
    'Bob Smith, bob@judge.example',
    'bob@judge.example',
    '631-555-1234',
    '(631)-555-1234',
    'Will Smith, will@smith.example',
    "hi i'm bob, bob@judge.example",
  ])('alone gets the form that sends it, and the words that nothing is sent yet: %s', (said) => {
    expect(ask(said)).toMatchObject({ text: detailsGiven, action: 'person', isAnswered: true })
  })

  test.each([
    ['Bob, bob@judge.example, 631-555-1234. I need a website for my deli', /\/services\/website/],
    ['my name is Bob, my email is bob@judge.example, call me', /leave your name and email|Leave your name/],
    ['How much is SEO? Please write to bob@judge.example', /\$799/],
    ['you scammed me, call me at (631) 555-1234', /^I am sorry/],
    ['do you do taxidermy? bob@judge.example', /^I do not know that/],
    ['do you do taxidermy, bob@judge.example', /^I do not know that/],
  ])('beside anything else gets both: %s', (said, fact) => {
    const { text, action } = ask(said)
    expect(text).toMatch(fact)
    expect(text.endsWith(detailsGiven)).toBe(true)
    expect(action).toBe('person')
  })

  test('does not hide that a question had no answer', () => {
    expect(ask('do you do taxidermy? bob@judge.example').isAnswered).toBe(false)
    expect(ask('will your team do taxidermy, bob@judge.example').isAnswered).toBe(false)
  })

  test('beside a wish for a time is said not to be sent, and the times are offered', () => {
    const { text, action } = ask('schedule a call bob@smith.example')
    expect(text.endsWith(timesFirst)).toBe(true)
    expect(action).toBe('times')
  })

  test('in Spanish gets an answer in Spanish', () => {
    const { text, action } = ask('Hola, necesito una página web, mi correo es bob@smith.example')
    expect(text.startsWith(inSpanish)).toBe(true)
    expect(text.endsWith(detailsGivenInSpanish)).toBe(true)
    expect(action).toBe('person')
  })

  test.each(['is hello@beaconandbay.example your email?', 'where is my order BB-1234-5678?'])(
    'that is not its writer’s changes nothing: %s',
    (said) => {
      expect(ask(said).text).not.toContain(detailsGiven)
    },
  )
})

describe('CHAT-4 somebody in danger', () => {
  test.each([
    'i am depressed and want to die',
    'I want to kill myself',
    'i feel suicidal',
    "i'm suicidal",
    'i have suicidal thoughts',
    'I am thinking about killing myself',
    'my daughter is suicidal',
    'gonna end my life',
    'my husband beats me up',
    'my boyfriend hit me in the face',
    'i want to hurt myself more every day',
    'I keep cutting myself in my bedroom',
    "I'm cutting myself with a razor",
    'I want to end it all with pills',
    'my husband hits me',
    'my husband is beating me',
    "i'm cutting myself",
    'i wanna die',
    'i want to end it all',
    "I don't want to live anymore",
    'my son wants to kill himself',
    'I want to kill myself, to be honest',
    'my 14 year old son wants to kill himself',
    'my wife is threatening to kill herself',
    'my daughter is cutting herself',
    'my son tried to kill himself with pills',
    'my partner plans to kill herself on friday',
    'my daughter tried to hurt herself at school',
    'my daughter is cutting herself with a razor',
    'I am so sad. I want to kill myself. How much is a website and what are your hours?',
    `${'I have not slept for days and nothing that I do helps. '.repeat(7)}I want to kill myself.`,
  ])('is told who can help, and gets no form: %s', (said) => {
    expect(ask(said)).toMatchObject({ text: crisis, action: null, isFixed: true })
  })

  test('can still send an address to a person', () => {
    expect(ask('i feel suicidal, 631-555-1234')).toMatchObject({
      text: `${crisis}\n\n${detailsGiven}`,
      action: 'person',
    })
  })

  test.each([
    'my competitor is killing me',
    'do you work with suicide prevention charities',
    'i need a website for a suicide support group',
    'My restaurant is going to die without customers, please call me',
    'is SEO going to die',
    'I am killing myself writing blog posts, can you do it',
    'my partner hit me up about your services',
    'my partner always beats me to the booking',
    'would changing our domain be SEO suicide',
    'I cut myself on the broken mug you sent',
    'I hurt myself with the product you sent, I want a refund',
    'want to die cut stickers',
    'I am thinking of a suicide awareness campaign',
    'I want to end it all with godaddy and move to you',
    'my husband always beats me down on price',
    'i want to cut myself some slack',
    'i do not want to live in Brooklyn',
    'do you sell a suicide squad mug',
    'my assistant is killing herself answering phones',
    'my customers could hurt themselves',
    'shops are killing themselves with slow websites',
    'my team is killing themselves',
  ])('is nobody who says: %s', (said) => {
    expect(ask(said).text).not.toContain(crisis)
  })
})

test.each([
  'what times are free tomorrow',
  'what times do you have tomorrow',
  'is tomorrow at 2pm free',
  'are there appointments on saturday',
  'do you have any appointments on saturday?',
  'what times do you have',
  'are there openings tomorrow',
  'what times do you have for a meeting',
  'what times do you have this afternoon',
  'is tuesday afternoon available for a call',
  'is tomorrow evening free',
  'do you guys have any appointments tomorrow',
])('CHAT-4 who asks for the times of a day gets the free times: %s', (said) => {
  expect(ask(said).action).toBe('times')
})

test.each([
  'is the seo audit free',
  'what time is it',
  'are you free of contracts',
  'is saturday delivery available',
  'is monday the free trial',
  'is sunday parking free',
  'what times do you have free parking',
  'what times do you have your office open',
  'i have appointments tomorrow and need to move them',
  'do i have any appointments this week',
  'do you have an appointment app that works saturday',
  'we have appointments on saturday, can your chatbot book them',
])('CHAT-4 who asks for no times gets none: %s', (said) => {
  expect(ask(said).action).not.toBe('times')
})

test.each([
  ['who works here', /lead|design|develop|strateg/i],
  ['who works at beacon & bay', /lead|design|develop|strateg/i],
  ['how much is shipping for $40', /shipping/i],
  ['what are my rights', /delet/],
])('CHAT-4 an ordinary question gets its own page: %s', (said, fact) => {
  const { text, isAnswered } = ask(said)
  expect(isAnswered).toBe(true)
  expect(text).toMatch(fact)
  expect(text).not.toMatch(/Nassau|Premium|Terms of service/)
})

test.each(['what are my rights if the product arrives broken', 'what are my rights to the code'])(
  'CHAT-4 rights to anything else are not those of data: %s',
  (said) => {
    expect(ask(said).text).not.toMatch(/copy of what we (?:have|hold)/)
  },
)

test('CHAT-4 an answer from the policies does not end at a colon', () => {
  expect(ask('what data do you collect').text).toMatch(/when you:\n+- send a form/)
})
