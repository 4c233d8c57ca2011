import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../ui/button.tsx'
import { outliveTranslation } from './outlive-translation.ts'

const { removeChild, insertBefore } = Node.prototype
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }))

/** As Chrome's translator does. */
function translate(element: Element) {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT)
  const all: Node[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text)
  for (const text of all) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(`[${text.nodeValue}]`)
    text.parentNode?.replaceChild(font, text)
  }
}

const Sentence = ({ name }: { name?: string }) => (
  <p data-testid="sentence">
    {name === undefined ? 'Nobody' : ''}
    {name && <b>{name}</b>}
    {' is here'}
  </p>
)

test('a part of a translated page goes on when its text changes', () => {
  outliveTranslation()
  const { rerender, container } = render(<Sentence />)
  translate(container)
  rerender(<Sentence name="Ada" />)
  expect(screen.getByTestId('sentence').textContent).toContain('Ada')
  rerender(<Sentence />)
  expect(screen.getByTestId('sentence').querySelector('b')).toBeNull()
})

test('a text in one piece is exchanged on a translated page, too', () => {
  const count = (pieces: number) => <p data-testid="count">{`${pieces} in your cart.`}</p>
  const { rerender, container } = render(count(1))
  translate(container)
  rerender(count(2))
  expect(screen.getByTestId('count').textContent).toBe('2 in your cart.')
})

test('a translated button says that it is pending, and nothing else', () => {
  const pay = (pending: boolean) => (
    <Button pending={pending} pendingLabel="Sending…">
      Continue to payment <b>$12.00</b>
    </Button>
  )
  const { rerender, container } = render(pay(false))
  translate(container)
  rerender(pay(true))
  expect(screen.getByRole('button').textContent).toBe('Sending…')
  translate(container)
  rerender(pay(false))
  expect(screen.getByRole('button').textContent).toBe('Continue to payment $12.00')
})
