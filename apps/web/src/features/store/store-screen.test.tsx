import { productRatings } from '@beacon/content/reviews'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type PageData, PageDataProvider } from '../../page-data.ts'
import { course, mug, pin, summaryOf, tee } from '../catalogue/testing.ts'
import { StoreScreen } from './store-screen.tsx'

const products = [tee, mug, course, pin].map(summaryOf)

let address = ''

function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

function openStore({ at = '/store', data = { store: { products } } as PageData } = {}) {
  render(
    <PageDataProvider value={data}>
      <MemoryRouter initialEntries={[at]}>
        <StoreScreen />
        <Address />
      </MemoryRouter>
    </PageDataProvider>,
  )
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const category = (name: string) => screen.getByRole('button', { name })
const card = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name })) as HTMLElement

test('STORE-1 shows hero, search, six categories starting with “all”, and the grid', () => {
  openStore()
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
  expect(screen.getByPlaceholderText('Search products...')).toBeTruthy()
  const buttons = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent?.toLowerCase())).toEqual([
    'all',
    'apparel',
    'accessories',
    'merchandise',
    'courses',
    'services',
  ])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    ...Array(5).fill('false'),
  ])
  expect(cards()).toEqual(['Harbor Tee', 'Foghorn Mug', 'Local Search in an Evening', 'Enamel Pin'])
})

test('STORE-1 category and sort order apply to the grid and are kept in the address', () => {
  openStore()
  fireEvent.click(category('Merchandise'))
  expect(cards()).toEqual(['Foghorn Mug', 'Enamel Pin'])
  expect(address).toBe('/store?category=merchandise')
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price-up' } })
  expect(cards()).toEqual(['Enamel Pin', 'Foghorn Mug'])
  expect(address).toBe('/store?category=merchandise&sort=price-up')
  expect(screen.getByText('2 products')).toBeTruthy()
  fireEvent.click(category('All'))
  expect(address).toBe('/store?sort=price-up')
})

const price = () => screen.getByLabelText<HTMLSelectElement>('Price')
const prices = () =>
  within(price())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a price range narrows the grid, is kept in the address and shows its number of products in advance', () => {
  openStore()
  expect(prices()).toEqual([
    'Any price (4)',
    'Up to $25 (3)',
    '$25 to $50 (2)',
    '$50 to $100 (0)',
    '$100 and up (0)',
  ])
  fireEvent.change(price(), { target: { value: '25-50' } })
  expect(cards()).toEqual(['Foghorn Mug', 'Local Search in an Evening'])
  expect(address).toBe('/store?price=25-50')
  expect(screen.getByText('2 products')).toBeTruthy()
  fireEvent.click(category('Courses'))
  expect(address).toBe('/store?category=courses&price=25-50')
  expect(prices().slice(0, 3)).toEqual(['Any price (1)', 'Up to $25 (0)', '$25 to $50 (1)'])
})

test('a price range without results can be removed by itself, or with Clear Filters', () => {
  openStore({ at: '/store?category=courses&price=up-to-25' })
  expect(price().value).toBe('up-to-25')
  expect(screen.getByText('No products found')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Show 1 at any price' }))
  expect(address).toBe('/store?category=courses')
  expect(cards()).toEqual(['Local Search in an Evening'])
  fireEvent.change(price(), { target: { value: 'from-100' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(address).toBe('/store')
  expect(price().value).toBe('any')
})

test('STORE-1 typing searches, and updates the address', async () => {
  openStore()
  fireEvent.change(screen.getByPlaceholderText('Search products...'), { target: { value: 'fog' } })
  await waitFor(() => expect(cards()).toEqual(['Foghorn Mug']))
  expect(address).toBe('/store?q=fog')
})

test('an address with filters applies them', () => {
  openStore({ at: '/store?q=tee&category=apparel' })
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search products...').value).toBe('tee')
  expect(category('Apparel').getAttribute('aria-pressed')).toBe('true')
  expect(cards()).toEqual(['Harbor Tee'])
})

test('a long list is paginated: Show more updates the address and focuses the next product', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...summaryOf(mug),
    id: `mug-${index}`,
    name: `Mug ${index + 10}`,
  }))
  openStore({ at: '/store?sort=name', data: { store: { products: many } } as PageData })
  const shown = () => [...document.querySelectorAll('.product-card h2')].map(({ textContent }) => textContent)
  const names = many.map(({ name }) => name)
  const more = screen.getByText('Show more')
  expect(more.getAttribute('href')).toBe('/store?sort=name&page=2')
  expect(shown()).toEqual(names.slice(0, 24))
  expect(screen.getByText('24 of 30 products')).toBeTruthy()
  fireEvent.click(more)
  await waitFor(() => expect(shown()).toEqual(names))
  expect(address).toBe('/store?sort=name&page=2')
  expect(document.activeElement?.textContent).toBe(names[24])
  expect(screen.queryByText('Show more')).toBeNull()
  fireEvent.click(screen.getByText('All'))
  expect(address).toBe('/store?sort=name')
})

test('STORE-2 a card has picture, name, rating, price, stock, two features and a count of more, and links to its product', () => {
  openStore()
  const shown = card('Harbor Tee')
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/artwork/tee-Black.svg')
  for (const text of ['4.9', '$19.99', '60 in stock', 'Heavy cotton', 'Wide cut', '+2 more']) {
    expect(within(shown).getByText(text)).toBeTruthy()
  }
  expect(within(shown).queryByText('Pre-shrunk')).toBeNull()
  expect(within(shown).getByRole('link', { name: 'Harbor Tee' }).getAttribute('href')).toBe(
    '/store/product/tee',
  )
  expect(within(card('Enamel Pin')).getByText('Out of stock')).toBeTruthy()
  expect(within(card('Foghorn Mug')).queryByText(/more$/)).toBeNull()
})

test('STORE-2 the rating is content and can be switched off in it', () => {
  const ratings = productRatings as { shown: boolean }
  ratings.shown = false
  openStore()
  ratings.shown = true
  expect(screen.queryByText('4.9')).toBeNull()
})

test('STORE-2 favorites are stored in the browser, and the grid can show favorites only', () => {
  openStore()
  expect(screen.queryByRole('button', { name: /^Favorites/ })).toBeNull()
  const heart = () => screen.getByRole('button', { name: 'Favorite Foghorn Mug' })
  fireEvent.click(heart())
  expect(heart().getAttribute('aria-pressed')).toBe('true')
  cleanup()
  openStore()
  expect(heart().getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: /^Favorites/ }))
  expect(cards()).toEqual(['Foghorn Mug'])
  expect(address).toBe('/store?favorites=1')
  fireEvent.click(heart())
  expect(screen.getByText('No products found')).toBeTruthy()
})

test('STORE-3 filters without results say so, and Clear Filters shows all products', () => {
  openStore({ at: '/store?category=services&q=boat' })
  expect(screen.getByText('No products found')).toBeTruthy()
  expect(screen.queryByText(/at any price/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(address).toBe('/store')
  expect(cards()).toHaveLength(4)
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search products...').value).toBe('')
})

test('STORE-4 shows three collections with their categories, and the sign-up for new merch', () => {
  openStore()
  const links = ['Shop Apparel', 'Shop Accessories', 'View Courses'].map((name) =>
    screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
  )
  expect(links).toEqual(['/store?category=apparel', '/store?category=accessories', '/store?category=courses'])
  const box = screen.getByRole('region', { name: 'Get Notified About New Merch' })
  expect(within(box).getByRole('button', { name: 'Join List' })).toBeTruthy()
})

test('a mistyped search shows the products of the most similar word, and says so', () => {
  openStore({ at: '/store?q=harbr' })
  expect(cards()).toEqual(['Harbor Tee'])
  screen.getByText('Showing results for “harbor”. Nothing matches “harbr”.')
  cleanup()
  openStore({ at: '/store?q=harbor' })
  expect(screen.queryByText(/Nothing matches/)).toBeNull()
  cleanup()
  openStore({ at: '/store?q=harbr&category=courses' })
  screen.getByText('No products found')
  expect(screen.queryByText(/Nothing matches/)).toBeNull()
})
