import { expect, test } from 'vitest'
import { titleOf } from './page-meta.tsx'
import { sharePictureTitle } from './share-picture.ts'

test('the share picture shows the page’s title without the agency’s name', () => {
  expect(sharePictureTitle(titleOf('Checkout'))).toBe('Checkout')
  expect(sharePictureTitle('Services and Prices | Beacon & Bay Digital, Bay Shore')).toBe(
    'Services and Prices',
  )
  expect(sharePictureTitle('A title alone')).toBe('A title alone')
})
