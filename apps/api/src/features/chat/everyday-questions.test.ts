import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

const RETURNS = /^You may return unworn items within 30 days/
const IN_SPANISH = /^Lo siento/

describe('CHAT-4 without a model', () => {
  test.each([
    // Somebody introduces a business
    ['i have a bakery in bay shore', /small businesses on Long Island, in many trades/],
    ['we are a small law firm', /small businesses on Long Island, in many trades/],
    ['my bakery is in patchogue do you work there', /^Yes, we work in Patchogue/],
    ['i live in florida can you still help', /^We serve Nassau, Suffolk, Queens and Brooklyn/],
    ['can you put my menu online', /\/services\/website/],
    // Somebody bought something
    ['do you sell posters', /^The store has our own merchandise/],
    ['do you sell stickers', /^The store has our own merchandise/],
    ['my t-shirt arrived with a hole', RETURNS],
    ['is there a refund on the cap', RETURNS],
    // Somebody writes about us, or looks for work
    ['who built this website', /builds this website itself/],
    ['can i quote you in my article', /no press kit/],
    ['do you have remote jobs', /no open positions/],
    // Somebody is angry
    ['you are all idiots', /^I will stay polite/],
    ['you people never call back', /^I am sorry/],
    ['you scammed my mom', /^I am sorry/],
    // Somebody types in a hurry, or in Spanish
    ['wats yur adress', /18 Maple Avenue/],
    ['when r u opn tmrw', /^On Saturday we are open/],
    ['wat is ur phne number', /\(631\) 555-0142/],
    ['do yu do facebok adz', /\/services\/ppc/],
    ['tienen camisetas', IN_SPANISH],
    ['necesito anuncios', IN_SPANISH],
  ])('“%s” is answered', (said, fact) => {
    expect(ask(said).text).toMatch(fact)
  })

  test.each(['is there a cap on refunds', 'refund cap', 'can i pin a refund to my card'])(
    'a cap or a pin is not always merchandise: “%s” asks which refund is meant',
    (said) => {
      expect(ask(said).choices).toEqual(['Cancel a booking', 'Return something'])
    },
  )
})
