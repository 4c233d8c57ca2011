import { priceRanges } from '@beacon/content/store'
import { expect, test } from 'vitest'
import { course, mug, pin, summaryOf, tee } from '../catalogue/testing.ts'
import {
  filtersOf,
  matchingProducts,
  meantSearch,
  pagesOf,
  type StoreFilters,
  storeAddress,
} from './filters.ts'

const products = [tee, mug, course, pin].map(summaryOf)
const none = filtersOf(new URLSearchParams())
const names = (filters: Partial<StoreFilters>, marked?: ReadonlySet<string>) =>
  matchingProducts(products, { ...none, ...filters }, marked).map(({ id }) => id)

test('STORE-1 the search matches words of name and description, in any case', () => {
  expect(names({ search: 'HARBOR' })).toEqual(['tee'])
  expect(names({ search: 'eleven' })).toEqual(['mug', 'pin'])
  expect(names({ search: 'cotton & a' })).toEqual(['tee'])
  expect(names({ search: ' two   video ' })).toEqual(['course'])
  expect(names({ search: 'harbor eleven' })).toEqual([])
})

test('STORE-1 the search does not match the markup of a description', () => {
  expect(names({ search: '<p>' })).toEqual([])
  expect(names({ search: 'amp;' })).toEqual([])
})

test('STORE-1 a category narrows the grid, and “all” shows everything', () => {
  expect(names({ category: 'merchandise' })).toEqual(['mug', 'pin'])
  expect(names({ category: 'services' })).toEqual([])
  expect(names({ category: 'all' })).toHaveLength(4)
})

test('a price range includes both of its limits', () => {
  expect(names({ price: 'up-to-25' })).toEqual(['tee', 'mug', 'pin'])
  expect(names({ price: '25-50' })).toEqual(['mug', 'course'])
  expect(names({ price: '50-100' })).toEqual([])
  expect(names({ price: '25-50', category: 'courses' })).toEqual(['course'])
})

test('the price ranges are contiguous', () => {
  const [any, ...ranges] = Object.values(priceRanges)
  expect(ranges.map(({ from }) => from)).toEqual([any?.from, ...ranges.slice(0, -1).map(({ to }) => to)])
  expect(ranges.at(-1)?.to).toBe(any?.to)
})

test('products are sorted in the store’s order, by price or by name', () => {
  expect(names({ sort: 'price-up' })).toEqual(['pin', 'tee', 'mug', 'course'])
  expect(names({ sort: 'price-down' })).toEqual(['course', 'mug', 'tee', 'pin'])
  expect(names({ sort: 'name' })).toEqual(['pin', 'mug', 'tee', 'course'])
})

test('the favorites filter applies once the favorites are known', () => {
  expect(names({ favorites: true }, new Set(['mug']))).toEqual(['mug'])
  expect(names({ favorites: true })).toHaveLength(4)
})

test('the address holds the filters, and unknown values are ignored', () => {
  const filters: StoreFilters = {
    search: 'fog & horn',
    category: 'courses',
    price: '25-50',
    sort: 'name',
    favorites: true,
  }
  const address = storeAddress(filters)
  expect(address).toBe('/store?q=fog+%26+horn&category=courses&price=25-50&sort=name&favorites=1')
  expect(filtersOf(new URLSearchParams(address.split('?')[1]))).toEqual(filters)
  expect(storeAddress(none)).toBe('/store')
  expect(filtersOf(new URLSearchParams('category=toString&price=valueOf&sort=up&favorites=yes&q='))).toEqual(
    none,
  )
})

test('the address may hold a page number; an invalid one means the first page', () => {
  const pages = (text: string) => pagesOf(new URLSearchParams({ page: text }))
  expect(['2', '7'].map(pages)).toEqual([2, 7])
  expect(['', '0', '1', '-3', '1.5', 'all'].map(pages)).toEqual([1, 1, 1, 1, 1, 1])
  expect(pages('999999999')).toBe(1000)
  expect(storeAddress({ ...none, sort: 'name' }, 3)).toBe('/store?sort=name&page=3')
})

test('a search with a word that is in no product is replaced by a similar one, whatever the other filters', () => {
  expect(meantSearch(products, ' harbr ')).toBe('harbor')
  expect(meantSearch(products, 'harbor eleven')).toBeUndefined()
  expect(meantSearch(products, 'zeppelin')).toBeUndefined()
  expect(meantSearch(products, ' ')).toBeUndefined()
})
