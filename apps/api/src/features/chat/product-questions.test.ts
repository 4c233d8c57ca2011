import { restockLabels } from '@beacon/content/restock'
import { expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

test.each([
  ['how much for a website for my company', /^Website Development: from \$2,499/],
  ['How much is a website for my office?', /^Website Development: from \$2,499/],
  ['How much is a website for a bakery?', /^Website Development: from \$2,499/],
  ['how much for a ten page website', /^Website Development: from \$2,499/],
  ['How much is a website for a company that sells mugs?', /^Website Development: from \$2,499/],
  ['What does SEO cost for my bakery in Sayville?', /\$799\/month/],
  ['What does SEO cost for a hat shop?', /\$799\/month/],
  ['How much are Google ads for my bakery?', /\$599\/month/],
  ['How much are Google ads for my surf shop?', /\$599\/month/],
  ['how much is an app for my hat store', /\$5,999/],
])('CHAT-4 the price of a service is not that of a product of the store: %s', (said, price) => {
  const { text, passages } = ask(said)
  expect(text).toMatch(price)
  expect(text).not.toContain('/store')
  expect(passages.map(({ id }) => id).filter((id) => id.startsWith('product/'))).toEqual([])
})

test.each([
  ['how much is the tide table notebook', /^Tide Table Notebook: \$16/],
  ['What does the bucket hat cost?', /^Clam Flats Bucket Hat: \$49\.99/],
  ['how much are your stickers', /^Six Lights Sticker Sheet: \$6/],
  ['price of the website once-over', /^Website Once-Over: \$149/],
  ['how much is the once-over for my website?', /^Website Once-Over: \$149/],
  ['How much is the Ten-Page Website Check?', /^The Ten-Page Website Check: \$79/],
  ['how much is the website check', /^The Ten-Page Website Check: \$79/],
  ['What does The First Thousand in Ads cost?', /^The First Thousand in Ads: \$99/],
  ['what is in the ten-page website check', /^The Ten-Page Website Check: \$79/],
  ['how much is shipping for a mug', /Shipping is \$9\.99[\s\S]*High Water Mug: \$25/],
])('CHAT-4 a product that is asked for by its name is answered with its price: %s', (said, price) => {
  expect(ask(said).text).toMatch(price)
})

test.each([
  'When will the Tide Table Notebook be back in stock?',
  'The black pin is sold out, can you tell me when it is back?',
  'The course is coming soon, can you tell me when it is available?',
])(
  'CHAT-4 whoever asks when something is back learns how to be told, by buttons that are on the page: %s',
  (said) => {
    const buttons = ask(said).text.match(/“[^”]+”/g)
    expect(buttons).toEqual(Object.values(restockLabels).map((label) => `“${label}”`))
  },
)

test.each([
  ['can i cancel a service from the store', /You can cancel an order on its page/],
  ['can i cancel the website once-over', /You can cancel an order on its page/],
  ['can i get my money back for the website once-over', /A service from the store cannot be returned/],
  ['can i get a refund for The Ten-Page Website Check', /Digital products can be returned within 30 days/],
  ['how long does the website once-over take', /^Website Once-Over: \$149[\s\S]*five business days/],
  ['is the seo website audit refundable', /A paid session that you cancel/],
  ['can i cancel the digital strategy session', /A paid session that you cancel/],
  ['can i cancel my monthly seo', /30 days written notice/],
  ['i booked a digital strategy session for next month can i cancel it', /A paid session that you cancel/],
  ['can i cancel the website once-over, my plans changed', /You can cancel an order on its page/],
  ['where can i return the high water mug', /You may return unworn items/],
  ['can i return high water mug', /You may return unworn items/],
  ['how long does a website take', /4 to 5 weeks/],
  ['can i cancel my seo plan and get a website once-over', /30 days written notice/],
  ['can i cancel the seo of the shop', /30 days written notice/],
  ['what is the return on investment of the digital strategy session', /^Digital Strategy Session: \$299/],
  ['i canceled the seo website audit where is my refund', /Banks take/],
])(
  'CHAT-4 what is bought here has rules of its own, which are not those of a contract: %s',
  (said, words) => {
    expect(ask(said).text).toMatch(words)
  },
)
