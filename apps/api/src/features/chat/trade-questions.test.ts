import { expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

test.each([
  ['How much is a website for a charter boat?', /^Website Development: from \$2,499/],
  ['How much is a website for a heating and cooling company?', /^Website Development: from \$2,499/],
  ['How much is a website for my trucking company?', /^Website Development: from \$2,499/],
  ['How much is a website for my welding shop?', /^Website Development: from \$2,499/],
  ['How much is a website for my insurance agency?', /^Website Development: from \$2,499/],
  ['How much are Google ads for my insurance agency?', /\$599\/month/],
  ['What does SEO cost for a travel agency?', /^SEO starts at \$799\/month/],
  ['delivery apps are killing me, can you help', /^I do not know that/],
  ['how long does a website for my real estate agency take', /4 to 5 weeks/],
])('CHAT-4 a trade is not taken for another word: %s', (said, answer) => {
  expect(ask(said).text).toMatch(answer)
})

test.each(['im leaving my old agency', 'my current marketing agency is bad, can you take over'])(
  'CHAT-4 an agency like ours is still one to switch from: %s',
  (said) => {
    expect(ask(said).text).toMatch(/^Yes. Hosting is moved at no charge/)
  },
)
