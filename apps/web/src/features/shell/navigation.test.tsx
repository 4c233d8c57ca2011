// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serviceOf, servicesPageOrder } from '@beacon/content/services'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { Header } from './header.tsx'

const hidePopover = vi.fn()

/** The style sheet controls the menu's visibility. */
const styles = document.createElement('style')
styles.textContent = readFileSync(path.join(import.meta.dirname, 'shell.css'), 'utf8')

beforeEach(() => {
  document.head.append(styles)
  HTMLElement.prototype.hidePopover = hidePopover
})

afterEach(() => {
  hidePopover.mockReset()
})

function openHeader(at: string = paths.home) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Header />
    </MemoryRouter>,
  )
  const main = screen.getByRole('navigation', { name: 'Main' })
  return { main, services: within(main).getByRole('button', { name: 'Services' }) }
}

/** Whether the links are visible; the button's state has to agree. */
function isOpen(button: HTMLElement): boolean {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
  const isSeen = getComputedStyle(panel).visibility === 'visible'
  expect(button.getAttribute('aria-expanded')).toBe(String(isSeen))
  return isSeen
}

test('SITE-2 the Services menu lists the seven services under their canonical addresses', () => {
  const { main } = openHeader()
  const links = within(main).getAllByRole('link', { hidden: true })
  const addresses = links.map((link) => link.getAttribute('href'))
  for (const slug of servicesPageOrder) expect(addresses).toContain(`/services/${slug}`)
  expect(servicesPageOrder).toHaveLength(7)
  expect(links.some(({ textContent }) => textContent?.includes(serviceOf('seo').navLabel))).toBe(true)
})

test('SITE-2 hovering opens the Services menu, and leaving closes it', () => {
  const { services } = openHeader()
  expect(isOpen(services)).toBe(false)
  fireEvent.mouseEnter(services.parentElement as HTMLElement)
  expect(isOpen(services)).toBe(true)
  fireEvent.mouseLeave(services.parentElement as HTMLElement)
  expect(isOpen(services)).toBe(false)
})

test('SITE-2 keyboard focus opens the Services menu, and Escape closes it', () => {
  const { services } = openHeader()
  fireEvent.focus(services)
  expect(isOpen(services)).toBe(true)
  fireEvent.keyDown(services, { key: 'Escape' })
  expect(isOpen(services)).toBe(false)
})

test('SITE-2 a tap opens the Services menu', () => {
  const { services } = openHeader()
  fireEvent.click(services)
  expect(isOpen(services)).toBe(true)
})

test('SITE-3 the mobile menu closes when a link in it is clicked, and not otherwise', () => {
  openHeader()
  const menu = screen.getByRole('navigation', { name: 'Mobile', hidden: true })
  fireEvent.click(within(menu).getByText('Services'))
  expect(hidePopover).not.toHaveBeenCalled()
  fireEvent.click(within(menu).getByRole('link', { name: 'About', hidden: true }))
  expect(hidePopover).toHaveBeenCalledOnce()
})

test('SITE-3 the mobile menu opens and closes without JavaScript', () => {
  openHeader()
  const menu = document.getElementById('mobile-menu')
  expect(menu?.getAttribute('popover')).toBe('auto')
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe('mobile-menu')
})

test.each([paths.store, paths.product('anchor-tee'), paths.storeCart, paths.storeCheckout])(
  'SITE-4 the navigation highlights Store on %s',
  (path) => {
    const { main } = openHeader(path)
    const current = within(main)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(current.map(({ textContent }) => textContent)).toEqual(['Store'])
  },
)

test('SITE-4 the navigation does not highlight Store on other pages', () => {
  const { main } = openHeader(paths.cart)
  expect(within(main).getByRole('link', { name: 'Store' }).hasAttribute('aria-current')).toBe(false)
})
