import { describe, expect, test } from 'vitest'
import { type ChatContext, readQuestion } from './chat-question.ts'

const topics = [
  { id: 'seo', name: 'SEO', words: [['seo']] },
  { id: 'ppc', name: 'PPC', words: [['ppc']] },
  { id: 'seo-audit', name: 'SEO audit', words: [['seo', 'audit'], ['audit']] },
  { id: 'free-audit', name: 'Free audit', words: [['free', 'audit'], ['audit']] },
  { id: 'cancel-service', name: 'Cancel a service', words: [['cancel']], after: ['seo'] },
  { id: 'cancel-order', name: 'Cancel an order', words: [['cancel']], after: ['store'] },
]
const NOTHING: ChatContext = { topic: null, aspect: null }
/** More than sixty different words before it comes to the point. */
const STORY = `My grandfather opened our bakery in Riverhead during the spring of 1974 with two ovens, a borrowed mixer and
  one delivery truck. My parents took over later, added wedding cakes, sandwiches and coffee, and moved everything to
  a bigger corner building near the railroad station. Since last winter my brother and I have been running things
  together. Most older customers still come every morning, but younger families who moved here recently drive right
  past us because they simply never find our name when they search their telephones. A neighbor who repairs boats
  told me that a friendly agency helped him tremendously, and that his harbor shop gets strangers from three counties
  away each weekend now. Honestly we understand bread, flour and yeast, not computers, so please explain slowly.`
const read = (message: string, context = NOTHING) => readQuestion(message, context, topics, () => true)

describe('topics', () => {
  test('more words identify a topic more specifically', () => {
    expect(read('How much is the SEO audit?')).toMatchObject({
      topics: ['seo-audit'],
      aspect: 'price',
      either: [],
    })
  })

  test('words that fit two topics equally return both', () => {
    expect(read('How much is the audit?').either).toEqual(['seo-audit', 'free-audit'])
  })
})

test('a character that normalizes to eighteen letters cannot lengthen a message and block the server', () => {
  expect(read('\u{fdfa}do '.repeat(500)).typed.length).toBeLessThanOrEqual(2000)
})

describe('a message of very many different words', () => {
  /** 300 of them, none of which the index has. */
  const many = Array.from(
    { length: 300 },
    (_, index) => `w${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}zzq`,
  )
  const unknown = (message: string) => readQuestion(message, NOTHING, topics, () => false)

  test('sixty of them are looked up, so that it cannot block the server', () => {
    expect(unknown(many.join(' ')).words).toHaveLength(60)
  })

  test('of the unknown ones, the first and the last are corrected', () => {
    const { typed } = unknown(
      `webiste ${many.slice(0, 99).join(' ')} pirce ${many.slice(99, 198).join(' ')} hostng`,
    )
    expect(typed).toMatch(/^website .* pirce .* hosting$/)
  })

  test('a question at the end of a long story is understood', () => {
    expect(unknown(`${STORY} How much does SEO cost per month?`)).toMatchObject({
      topics: ['seo'],
      aspect: 'price',
    })
  })

  test('a slip between many words that the index has is corrected', () => {
    const slip = STORY.replace('telephones', 'webiste')
    expect(readQuestion(slip, NOTHING, topics, (word) => word !== 'webiste').typed).toContain(' website')
  })
})

test('a repeated word is looked up only once, so that a long message cannot block the server', () => {
  let looks = 0
  const isKnown = () => {
    looks += 1
    return false
  }
  const { typed } = readQuestion('webiste '.repeat(250), NOTHING, topics, isKnown)
  expect(typed).toBe('website '.repeat(250).trim())
  expect(looks).toBeLessThan(5)
})

describe('follow-up questions', () => {
  test.each([
    ['and how much is that?', { topic: 'seo', aspect: null }, { topics: ['seo'], aspect: 'price' }],
    ['how long?', { topic: 'seo', aspect: 'price' }, { topics: ['seo'], aspect: 'duration' }],
    ['and ppc?', { topic: 'seo', aspect: 'price' }, { topics: ['ppc'], aspect: 'price' }],
    ['are you open now?', { topic: 'seo', aspect: 'price' }, { topics: [], aspect: 'hours' }],
    ['can i cancel?', { topic: 'seo', aspect: null }, { topics: ['cancel-service'], either: [] }],
    ['can i cancel?', { topic: 'store', aspect: null }, { topics: ['cancel-order'], either: [] }],
    ['can i cancel?', { topic: 'ppc', aspect: null }, { either: ['cancel-service', 'cancel-order'] }],
  ] as const)('%s', (message, context, expected) => {
    expect(read(message, context)).toMatchObject(expected)
  })
})

describe('messages that no page answers', () => {
  test.each([
    ['hi', 'hello'],
    ['Thank you!', 'thanks'],
    ['bye', 'bye'],
    ['are you a real person?', 'identity'],
    ['what can you do', 'abilities'],
    ['Can I talk to someone?', 'person'],
    ['i want to book a consultation', 'times'],
    ['Can I book on Saturday?', 'times'],
    ['can i book at 3pm on friday', 'times'],
    ['book me in for tomorrow', 'times'],
    ['What times can I book?', 'times'],
    ['can my guests book a table on sunday', null],
    ['how do i cancel the call i could not book on monday', null],
    ['Can I get a quote?', 'quote'],
    ['you are useless', 'rude'],
    ['you are all idiots', 'rude'],
    ['you jerks', 'rude'],
    ['what a jerk', 'rude'],
    ['my jerk chicken place needs a website', null],
    ['we make jerk sauce', null],
    ['my ex agency were jerks', null],
    ['can my idiot brother edit the site', null],
    ['you people never call back', 'complaint'],
    ['i wrote twice and you never answered', 'complaint'],
    ['do you never answer on weekends', null],
    ['will you never write me spam', null],
    ['i hope you never call me', null],
    ['you scammed my mom', 'complaint'],
    ['have you scammed anybody', null],
    ['How do I cancel my appointment?', null],
    ['hi, how much is SEO?', null],
    ['thanks, and what about ppc?', null],
    ['?', 'abilities'],
    ['...', 'abilities'],
    ['👍', 'noted'],
    ['👎', 'unhelped'],
    ['no that’s wrong', 'unhelped'],
    ['how are you', 'hello'],
    ['anyone there?', 'hello'],
    ['what do you mean', 'abilities'],
    ['can i book then?', 'times'],
    ['appointment tomorow', 'times'],
    ['you are not helping', 'unhelped'],
    ['i already asked that', 'unhelped'],
    ['that is not what i asked', 'unhelped'],
    ['can you meet saturday', 'times'],
    ['email me at joe@example.com', 'person'],
    ['nobody is replying to my emails', 'complaint'],
    ['you guys ruined my ranking', 'complaint'],
    ['yes please', 'noted'],
    ['no thanks', 'declined'],
    ['are you sure?', 'sure'],
    ['and the other one?', 'which'],
    ['WHY IS NOBODY ANSWERING THE PHONE', 'complaint'],
    ['can i talk to past clients', null],
    ['in spanish please', 'spanish'],
    ['can you make my site in spanish', null],
  ])('%s: %s', (message, intent) => {
    expect(read(message).intent).toBe(intent)
  })
})
