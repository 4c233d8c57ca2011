import { useEffect, useLayoutEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type Choice, sendsGlobalPrivacyControl } from './choice.ts'

interface ConsentPanelProps {
  onChoose: (choice: Choice) => void
  /** Closes it without a choice. */
  onClose: () => void
  /** Opened by the visitor, from the footer: then it takes the focus and returns it when closed. */
  asked: boolean
  current: Choice | undefined
}

/**
 * Accept and refuse, equally easy, at the bottom of the page. It blocks nothing else: what the page has there moves above
 * it (`--consent`; not in a very low window), and the page can be scrolled clear of it. Escape closes what the visitor has opened.
 */
export function ConsentPanel({ onChoose, onClose, asked, current }: ConsentPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = new ResizeObserver(() =>
      style.setProperty('--consent', `${panel.current?.offsetHeight ?? 0}px`),
    )
    if (panel.current) measure.observe(panel.current)
    return () => {
      measure.disconnect()
      style.removeProperty('--consent')
    }
  }, [])
  useEffect(() => {
    if (!asked) return
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [asked])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="privacy-choices"
      className="consent-panel"
      onKeyDown={(event) => {
        if (!asked || event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="grid gap-1">
        <h2 id="privacy-choices" className="font-sans font-semibold text-base tracking-normal">
          May we count visits?
        </h2>
        <p className="text-muted text-sm">
          If you agree, we load Google’s tags to see which pages and advertisements work, and Google may use
          that for advertising. If not, nothing is loaded, and everything here works the same.{' '}
          <TextLink to={paths.privacyPolicy}>Privacy policy</TextLink>
        </p>
        {current && (
          <p className="text-sm">
            {sendsGlobalPrivacyControl()
              ? 'Your browser sends Global Privacy Control. We take it as a no.'
              : `Your choice so far: ${current === 'granted' ? 'yes' : 'no'}.`}
          </p>
        )}
      </div>
      <div className="flex gap-3 max-sm:grid max-sm:grid-cols-2">
        <Button variant="secondary" onClick={() => onChoose('denied')}>
          No, thanks
        </Button>
        <Button variant="secondary" onClick={() => onChoose('granted')}>
          Yes, count
        </Button>
      </div>
    </section>
  )
}
