import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

describe('CHAT-4 without a model', () => {
  test('“stupid question, but …” is answered like any other; only an insult gets the polite reply', () => {
    expect(ask('Stupid question, but how much is SEO?').text).toContain('$799/month')
    expect(ask('maybe a dumb question: are you open on Sunday?').text).toContain('On Sunday we are closed.')
    expect(ask('What if it sends something stupid?').text).toContain('Nothing new is sent without your yes')
    for (const said of ['this chat is stupid', 'shut up'])
      expect(ask(said).text).toMatch(/^I will stay polite/)
  })

  test.each([
    'can you do my taxes',
    'could you print business cards',
    'do you make wedding cakes',
    'can you fix my car',
    'can you fix my dishwasher',
    'whats the weather today',
    'will it rain tomorrow',
    'how much storage do i get',
  ])(
    'a question about something that we do not do counts as unanswered, and a person is offered: %s',
    (said) => {
      expect(ask(said)).toMatchObject({ isAnswered: false, action: 'person' })
    },
  )

  test.each([
    'Was kostet eine Website bei Ihnen?',
    'Bonjour, combien coûte un site ?',
    'Parlez-vous français ?',
    'czy mówicie po polsku',
    'ciao, fate siti web?',
    '你们的网站多少钱?',
    'Скільки коштує сайт?',
  ])('a message in another language is answered with how to reach a person: %s', (said) => {
    expect(ask(said)).toMatchObject({ isAnswered: false, action: 'person' })
    expect(ask(said).text).toMatch(/only understand English.*\(631\) 555-0142/)
  })

  test.each([
    'hola',
    '¿Cuánto cuesta una página web?',
    '¿hablas español?',
    'necesito una pagina web para mi restaurante',
    'a que hora abren',
    'donde estan ubicados',
    'precio',
    'in spanish please',
  ])('a Spanish message is answered in Spanish with how to reach a person: %s', (said) => {
    expect(ask(said)).toMatchObject({ isAnswered: false, action: 'person', isFixed: false })
    expect(ask(said).text).toMatch(/solo entiende inglés.*\(631\) 555-0142.*\[Contacto\]\(\/contact\)/s)
  })

  test('an English message with a Spanish business name is answered in English', () => {
    expect(ask('i need a website for Casa de la Rosa').text).toMatch(/^A site that loads/)
  })

  test.each([
    'this is the third time, nobody called me back',
    'I want to make a complaint',
    'im not happy with the website',
    'you guys are a ripoff',
    'worst company ever',
    'i am going to sue you',
    'your website is terrible',
    'why wont anyone answer the phone',
    'ive been waiting 2 weeks for a reply',
    'no one showed up to the zoom',
    'you didnt call me at 3',
  ])('a complaint gets an apology and the offer of a person: %s', (said) => {
    expect(ask(said)).toMatchObject({ action: 'person', text: expect.stringMatching(/^I am sorry/) })
  })

  test('a question about complaints, or about what happens if one is not happy, gets no apology', () => {
    expect(ask('can the chatbot handle complaints of my customers').text).not.toMatch(/^I am sorry/)
    expect(ask('any complaints about you').text).not.toMatch(/^I am sorry/)
    expect(ask('what if i am not happy with the website').text).not.toMatch(/^I am sorry/)
  })

  test('“ok” and “thanks” get a short reply', () => {
    for (const said of ['ok', 'k', 'wow', 'not interested', 'im just looking', 'ill think about it'])
      expect(ask(said).text, said).toMatch(/^All right/)
    expect(ask('thanks for your help, have a nice day').text).toMatch(/^You are welcome/)
    expect(ask('thanks but that is not what i meant').text).not.toMatch(/^You are welcome/)
  })
})
