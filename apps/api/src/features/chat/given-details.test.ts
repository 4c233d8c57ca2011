import { assistantSentences } from '@beacon/content/chat'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

const { detailsGiven, crisis } = assistantSentences

describe('CHAT-4 an address or a number in a message', () => {
  test.each([
    'Bob Smith, bob@judge.example',
    'bob@judge.example',
    '631-555-1234',
    "hi i'm bob, bob@judge.example",
  ])('alone gets the form that sends it, and the words that nothing is sent yet: %s', (said) => {
    expect(ask(said)).toMatchObject({ text: detailsGiven, action: 'person', isAnswered: true })
  })

  test.each([
    ['Bob, bob@judge.example, 631-555-1234. I need a website for my deli', /\/services\/website/],
    ['my name is Bob, my email is bob@judge.example, call me', /leave your name and email|Leave your name/],
    ['How much is SEO? Please write to bob@judge.example', /\$799/],
    ['you scammed me, call me at (631) 555-1234', /^I am sorry/],
  ])('beside anything else gets both: %s', (said, fact) => {
    const { text, action } = ask(said)
    expect(text).toMatch(fact)
    expect(text.endsWith(detailsGiven)).toBe(true)
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
    'i feel suicidal, 631-555-1234',
    'my husband hits me',
  ])('is told who can help, and gets no form: %s', (said) => {
    expect(ask(said)).toMatchObject({ text: crisis, action: null, isFixed: true })
  })

  test.each(['my competitor is killing me', 'do you work with suicide prevention charities'])(
    'is nobody who says: %s',
    (said) => {
      expect(ask(said).text).not.toBe(crisis)
    },
  )
})

test.each([
  'what times are free tomorrow',
  'what times do you have tomorrow',
  'is tomorrow at 2pm free',
  'are there appointments on saturday',
])('CHAT-4 who asks for the times of a day gets the free times: %s', (said) => {
  expect(ask(said).action).toBe('times')
})

test.each(['is the seo audit free', 'what time is it', 'are you free of contracts'])(
  'CHAT-4 who asks for no times gets none: %s',
  (said) => {
    expect(ask(said).action).not.toBe('times')
  },
)

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

test('CHAT-4 an answer from the policies does not end at a colon', () => {
  expect(ask('what data do you collect').text).toMatch(/when you:\n+- send a form/)
})
