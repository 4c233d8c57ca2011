import { afterEach, expect, it } from 'vitest'
import { track, trackPhoneCalls } from './track.ts'

afterEach(() => {
  delete window.dataLayer
  document.body.replaceChildren()
})

it('reports a press on a telephone link to the tag manager, and on no other link', () => {
  window.dataLayer = []
  document.body.innerHTML = '<a href="tel:+16315550142"><b>Call</b></a><a href="#hours">Hours</a>'
  trackPhoneCalls()
  for (const element of document.querySelectorAll<HTMLElement>('b, a[href="#hours"]')) {
    element.addEventListener('click', (event) => event.preventDefault())
    element.click()
  }
  expect(window.dataLayer).toEqual([{ event: 'phone_call_click' }])
})

it('does nothing without a tag manager', () => {
  track('contact_form_submit')
  expect(window.dataLayer).toBeUndefined()
})
