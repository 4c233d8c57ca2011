import { expect, test } from 'vitest'
import { originOf } from './lead-origin.ts'

test.each([
  ['utm_source=Google&utm_medium=cpc&utm_campaign=fall', 'https://www.google.com/', 'google, cpc'],
  ['utm_source=newsletter', '', 'newsletter'],
  ['gclid=abc', '', 'google, ads'],
  ['fbclid=abc', 'https://l.facebook.com/', 'facebook'],
  ['utm_campaign=fall', 'https://www.bing.com/search', 'bing.com'],
  ['', 'android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['', 'no address', 'Direct or unknown'],
  ['', '', 'Direct or unknown'],
])('%s from %s is %s', (campaign, referrer, origin) => {
  expect(originOf({ campaign, referrer })).toBe(origin)
})
