import type { NewsletterLink } from '@beacon/contract/newsletter'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { PageDataProvider } from '../../page-data.ts'
import { ConfirmScreen } from './confirm-screen.tsx'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

const merch: NewsletterLink = { address: 'a…@lee.example', about: ['merch'], on: [] }

const show = (page: ReactNode, newsletterLink: NewsletterLink | null, search = '?token=secret') =>
  render(
    <PageDataProvider value={{ newsletterLink }}>
      <MemoryRouter initialEntries={[`/newsletter/page${search}`]}>{page}</MemoryRouter>
    </PageDataProvider>,
  )

/** The fields that the browser would submit with this button. */
function fieldsOf(button: string): [string, string][] {
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form
  return form ? ([...new FormData(form)] as [string, string][]) : []
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/newsletter/page?token=secret')
})

describe('BLOG-11 the page of a confirmation link', () => {
  it('subscribes only when its one button is pressed', () => {
    show(<ConfirmScreen />, merch)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(fieldsOf('Yes, put me on the list')).toEqual([['token', 'secret']])
    expect(document.body.textContent).toContain('New merch, for a…@lee.example')
  })

  it('removes the token from the address', () => {
    show(<ConfirmScreen />, merch)
    expect(location.href).not.toContain('secret')
  })

  it('confirms success, and says if the link is invalid', () => {
    show(<ConfirmScreen />, { ...merch, on: ['merch'] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are on the list.')
    cleanup()
    show(<ConfirmScreen />, null)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link does not work.')
  })
})

describe('BLOG-11 the page of an unsubscribe link', () => {
  it('unsubscribes with one button, and lets the reader choose between both lists', () => {
    show(<UnsubscribeScreen />, { ...merch, on: ['merch'] })
    expect(fieldsOf('Unsubscribe')).toEqual([['token', 'secret']])
    expect(fieldsOf('Save choices')).toEqual([
      ['token', 'secret'],
      ['lists', ''],
      ['lists', 'merch'],
    ])
  })

  it('with an invalid link does not offer to sign up, and says how to unsubscribe', () => {
    show(<UnsubscribeScreen />, null)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link does not work.')
    expect(screen.queryByRole('link', { name: 'Sign up again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/)
  })

  it('undoes it without changing the other list', () => {
    show(<UnsubscribeScreen />, { ...merch, on: ['marketing-tips'] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are off the list.')
    expect(fieldsOf('That was a mistake')).toEqual([
      ['token', 'secret'],
      ['lists', 'marketing-tips'],
      ['lists', 'merch'],
    ])
  })

  it('offers to erase an address that is on no list, and confirms it', () => {
    show(<UnsubscribeScreen />, { ...merch, on: ['merch'] })
    expect(screen.queryByRole('button', { name: 'Erase my address' })).toBeNull()
    cleanup()
    show(<UnsubscribeScreen />, { ...merch, on: [] })
    expect(fieldsOf('Erase my address')).toEqual([
      ['token', 'secret'],
      ['erase', '1'],
    ])
    cleanup()
    show(<UnsubscribeScreen />, null, '?erased=1')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your address is erased.')
    expect(screen.getByRole('link', { name: 'Read the blog' })).toBeTruthy()
  })

  it('confirms what was saved', () => {
    show(<UnsubscribeScreen />, { ...merch, on: ['marketing-tips', 'merch'] }, '?token=secret&saved=1')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your choice is saved.')
    expect(document.body.textContent).toContain('Marketing tips and New merch, for')
  })
})
