import { render, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFreeCorner } from './use-free-corner.ts'

function Corner() {
  const button = useRef<HTMLButtonElement>(null)
  useFreeCorner(button)
  return (
    <div className="floating-corner">
      <button ref={button} type="button" data-at="322 776 52 52">
        Chat
      </button>
    </div>
  )
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom

/** A phone on which every element lies where its `data-at` says: left, top, width, height. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const placed = () => [...document.querySelectorAll<HTMLElement>('[data-at]')]
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(...(this.dataset.at ?? '').split(' ').map(Number))
  })
  document.elementsFromPoint = (x, y) =>
    placed().filter((element) => isIn(element.getBoundingClientRect(), x, y))
})

const liftOver = async (page: string): Promise<string | undefined> => {
  document.body.innerHTML = page
  const { container } = render(<Corner />)
  const corner = container.querySelector<HTMLElement>('.floating-corner')
  await waitFor(() => expect(corner?.dataset.lift).toBeDefined())
  return corner?.dataset.lift
}

const total = '<dl class="cost-list"><div><dt>Total</dt><dd data-at="272 806 73 26">$14.35</dd></div></dl>'
const line = (top: number) =>
  `<div class="order-line"><p>Red Nun Pin</p><p data-at="305 ${top} 40 24">$4.00</p></div>`

test('the chat button goes up where it would cover the digits of a total', async () => {
  expect(await liftOver('<p data-at="20 776 330 52">Thanks</p>')).toBe('0')
  expect(await liftOver(total)).toBe('1')
})

test('it leaves the amounts of lines free, too, but rather covers one of those than the total', async () => {
  expect(await liftOver(total + line(740))).toBe('2')
  expect(await liftOver(total + [740, 680, 620, 560, 500].map(line).join(''))).toBe('1')
})
