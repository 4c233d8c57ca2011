import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

const A_WEBSITE = /^A site that loads/
const PRESS = /no press kit/
const RETURNS = /^You may return unworn items/
const THE_STORE = /^The store has our own merchandise/
const THIS_SITE = /builds this website itself/

/** Messages that resemble those of a curated answer or a phrase, and ask something else. */
describe('CHAT-4 without a model', () => {
  test.each([
    ['we are a studio, where is my package', /Find your order/],
    ['we are a studio where is my package', /Find your order/],
    ['I am a customer at your company, where is my package', /Find your order/],
    ['we are a bakery, can we return a hoodie', RETURNS],
    ['we are a law firm. do you store our data?', /Privacy policy/],
    ['we are a nonprofit how do i cancel a booking', /^Move or cancel online/],
    ['i own a gym, what is your privacy policy', /Privacy policy/],
    ['we are a startup, how much is an app', /^Mobile Apps: from/],
    ['we are a startup, can you help with seo', /^Rank where your customers are/],
    ['we are a school, what services do you offer', /^Seven services/],
    ['we are a small company. we want our money back', /Which one do you mean/],
    ['We are a small company looking for a website', A_WEBSITE],
    ['We are a small law firm in Islip looking for a website', A_WEBSITE],
    ['we are a company looking for a partner', /^For freelancers/],
  ])('who introduces a business and asks something gets what was asked alone: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
    expect(ask(said).text).not.toMatch(/in many trades/)
  })

  test.each([
    'If I cancel, do I get the files of the site I paid for?',
    'can I cancel and get credit for the course I ordered',
    'Can I get my money for the course I bought',
    'Do I get the source files for the logo I ordered?',
    'I bought a hoodie and want to download the invoice',
    'Can I get a receipt for the workbook I bought?',
  ])('who asks something else about what they bought is not told where its file is: %s', (said) => {
    expect(ask(said).text).not.toMatch(/^The file is on your order/)
  })

  test.each([
    'Nobody has answered the message I sent you last week',
    'Did you get the message I sent you?',
    'Why has nobody replied to the messages I sent to your team?',
  ])('who waits for an answer to a message gets a person, not what becomes of a chat: %s', (said) => {
    expect(ask(said).action).toBe('person')
  })

  test.each([
    ['I run a moving company. How much does a website cost?', /^Website Development: from/],
    ['How much to move my store to Shopify website?', /^Website Development: from/],
    ['Do I get to move my website away for free?', /^(?!Yes)/],
    ['Can you make an app with a waiting list?', /^One app for iPhone and Android/],
    ['My restaurant needs a waitlist app, what does it cost?', /^Put in your covers/],
    ['My site got hacked. How much is hosting with you?', /\$19/],
    ['Are the bad reviews on my Google profile fake?', /^Google Business Profile/],
    ['who owns the domain if my old designer bought it', /^(?!You do)/],
    ['are your projects for real estate agents expensive', /^The website page shows four projects/],
    ['do you automate waitlists for clinics', /^The follow-up nobody has time for/],
    ['do you charge for moving a website', /^We move your site to our hosting at no charge/],
    ['do you help real estate agencies', /^We work for small businesses/],
    ['I own a collections agency do you do chatbots', /^An assistant on your site/],
    ['is my chat passed on to somebody', /^If you send it/],
  ])('a word that a curated answer knows is not enough for it: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
  })

  test.each([
    'I am a small business, can you help me?',
    'We are a startup. Can you help us?',
    'we are a family business, do you help?',
    'Hi we are a small business looking for marketing help',
    'We are a new restaurant company, what can you do?',
    'I am a church secretary, can you help?',
    'we are a gym in patchogue. how can you help us?',
  ])('who introduces a business and asks only for help reads whom we work for: %s', (said) => {
    expect(ask(said).text).toMatch(/^We work for small businesses/)
  })

  test.each([
    'put my menu online',
    'I want to have my business online',
    'can we have our products online',
    'i want to bring our coffee shop online',
    'how do i get our company online',
  ])('a business that wants to be online is answered with websites: %s', (said) => {
    expect(ask(said).text).toMatch(A_WEBSITE)
  })

  test.each([
    ['can i have my consultation online', /^Online or at our office/],
    ['can we have our meeting online', /^Online or at our office/],
    ['can i get my receipt online', /receipt/],
    ['can i get my refund online', /Which one do you mean/],
  ])('what else can be had online is no website: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
    expect(ask(said).text).not.toMatch(A_WEBSITE)
  })

  test.each(['my hoodie has a stain', 'the tote came with a hole', 'you sent me the wrong size'])(
    'a faulty or wrong item can be returned: %s',
    (said) => {
      expect(ask(said).text).toMatch(RETURNS)
    },
  )

  test.each([
    'we got a stainless steel fabrication business',
    'I got a water stain on my wall, my plumbing business needs calls',
    'we got our website and there are holes in the design',
    'I got the wrong one for my website plan',
    'i got the wrong color on my website',
  ])('holes, stains and wrong things that are not from the store are no returns: %s', (said) => {
    expect(ask(said).text).not.toMatch(RETURNS)
  })

  test.each([
    ['I have a question about the quote you sent me', /^Call \(631\) 555-0142/],
    ['the quote you gave me was 2499', /^Call \(631\) 555-0142/],
    ['can I get the quote you promised', /^Call \(631\) 555-0142/],
    ['what do you charge for press releases', /^Print, signs and press releases/],
    ['can someone quote you guys a price', /./],
  ])('a quote of ours, or a press release, is not the press: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
    expect(ask(said).text).not.toMatch(PRESS)
  })

  test.each(['who runs your facebook page', 'who did your logo page'])(
    'another page of ours is not this website: %s',
    (said) => {
      expect(ask(said).text).not.toMatch(THIS_SITE)
    },
  )

  test.each(['Do you have posters for sale?', 'do you guys have any totes', 'do you have caps for sale'])(
    'what the store has is asked for in more ways than whether we sell it: %s',
    (said) => {
      expect(ask(said).text).toMatch(THE_STORE)
    },
  )

  test.each(['do you have caps on spending', 'i have posters for sale and need a website'])(
    'other caps, and posters of a visitor, are not our merchandise: %s',
    (said) => {
      expect(ask(said).text).not.toMatch(THE_STORE)
    },
  )

  test.each(['Please never call me again', 'never call me', 'do not contact me', 'do not text me'])(
    'who wants no more calls reads how to object: %s',
    (said) => {
      expect(ask(said).text).toMatch(/object to a use/)
    },
  )

  test.each(['never email me again', "don't email me", 'stop emailing me your newsletter'])(
    'who wants no more emails reads how to leave the lists: %s',
    (said) => {
      expect(ask(said).text).toMatch(/takes you off/)
    },
  )

  test.each([
    ['you never call me back', /^I am sorry/],
    ['why do you not call me', /^I am sorry/],
    ['never mind, call me', /^Of course/],
    ['can you contact me', /^Of course/],
    ['my customers never call me', /./],
  ])('who complains of no call, or asks for one, does not object: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
    expect(ask(said).text).not.toMatch(/object to a use/)
  })

  test.each([
    'can you design a poster for us',
    'can you design stickers for us',
    'do you print stickers for my business',
    'can you print flyers and posters',
  ])('print work for a client is not our merchandise: %s', (said) => {
    expect(ask(said).text).toMatch(/^Print, signs and press releases are not among/)
  })

  test.each(['my business sells posters, do you do ppc', 'we sell stickers and need seo'])(
    'what a visitor sells is not our merchandise: %s',
    (said) => {
      expect(ask(said).text).not.toMatch(THE_STORE)
      expect(ask(said).text).toMatch(/\/services|seo/i)
    },
  )

  test.each([
    'do digital products cost shipping',
    'do i pay shipping for a download',
    'is shipping free for the workbook',
  ])('no shipping is charged for a file: %s', (said) => {
    expect(ask(said).text).toMatch(/^No shipping is charged for digital products/)
  })

  test('shipping in a store that a visitor wants is not ours', () => {
    const said = 'can you set up shipping for digital products in my online store'
    expect(ask(said).text).not.toMatch(/^No shipping/)
  })

  test('shipping of a parcel has its price, and the answer says what has none', () => {
    expect(ask('how much is shipping').text).toMatch(/^Shipping is \$9\.99.*no shipping/)
    expect(ask('i bought a course and a mug, how much is shipping').text).toContain('$9.99')
  })
})
