import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

describe('the path to go to after signing in', () => {
  it.each(['/admin', '/admin/leads', '/admin/leads?status=new&lead=abc', '/admin/outbox#top'])(
    'follows the screen %s',
    (next) => {
      expect(nextPath(next)).toBe(next)
    },
  )

  it.each([
    null,
    '',
    '/',
    '/contact',
    '/administrator',
    '/admin/../contact',
    '/admin/sign-in',
    '/admin/sign-in?next=/admin/sign-in',
    'https://elsewhere.example/admin',
    '//elsewhere.example/admin',
    '/\\elsewhere.example/admin',
    'javascript:alert(1)',
    'http://[',
  ])('falls back to the first screen instead of %s', (next) => {
    expect(nextPath(next)).toBe('/admin')
  })
})
