import { listTexts } from '@beacon/content/newsletter-lists'
import { unsubscribePage } from '@beacon/content/newsletter-pages'
import type { NewsletterLink, NewsletterList } from '@beacon/contract/newsletter'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { DeadLink } from './dead-link.tsx'
import { LetterPage } from './letter-page.tsx'
import { ListChoices } from './list-choices.tsx'
import { Onward } from './onward.tsx'
import { useNewsletterLink } from './use-newsletter-link.ts'

const { ask, done, choose, erase } = unsubscribePage

const namesOf = (lists: readonly NewsletterList[]) => lists.map((list) => listTexts[list].name).join(' and ')

/** The page behind the link at the end of every letter: one press unsubscribes, another undoes it. */
export function UnsubscribeScreen() {
  const { token, link } = useNewsletterLink()
  const [search] = useSearchParams()
  const [isSaved] = useState(search.has('saved'))
  if (search.has('erased') && !link) return <Erased />
  if (!link) return <DeadLink purpose="leave" />
  const isOn = link.about.some((list) => link.on.includes(list))
  if (isSaved && link.on.length > 0) {
    return (
      <LetterPage title={choose.saved}>
        <p className="text-lg">
          <strong>{namesOf(link.on)}</strong>, for {link.address}.
        </p>
        <ListChoices title={choose.again} token={token} on={link.on} />
      </LetterPage>
    )
  }
  return (
    <LetterPage title={isOn ? ask.title : done.title}>
      {isOn ? <Leave token={token} link={link} /> : <Left token={token} link={link} />}
      <ListChoices title={choose.title} token={token} on={link.on} />
      {link.on.length === 0 && <Erase token={token} />}
    </LetterPage>
  )
}

interface LinkProps {
  token: string
  link: NewsletterLink
}

function Leave({ token, link }: LinkProps) {
  return (
    <>
      <p className="text-lg">
        <strong>{namesOf(link.about)}</strong>, for {link.address}.
      </p>
      <TokenForm token={token}>
        <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
          {ask.submit}
        </Button>
      </TokenForm>
    </>
  )
}

/** Undoing subscribes the address to the lists that the mail was about, and leaves the others alone. */
function Left({ token, link }: LinkProps) {
  return (
    <>
      <p className="text-lg">
        <strong>{namesOf(link.about)}</strong>, for {link.address}. {done.text}
      </p>
      <TokenForm token={token}>
        {[...link.on, ...link.about].map((list) => (
          <input key={list} type="hidden" name="lists" value={list} />
        ))}
        <Button type="submit" className="max-sm:w-full">
          {done.undo}
        </Button>
      </TokenForm>
    </>
  )
}

const Erased = () => (
  <LetterPage title={erase.title}>
    <p className="text-lg">{erase.done}</p>
    <Onward />
  </LetterPage>
)

/** For those no longer on any list. */
const Erase = ({ token }: { token: string }) => (
  <form
    method="post"
    action={paths.newsletterUnsubscribe}
    className="grid gap-4 border-line border-t pt-6 text-sm"
  >
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="erase" value="1" />
    <p className="text-muted">{erase.text}</p>
    <Button type="submit" size="sm" className="justify-self-start">
      {erase.submit}
    </Button>
  </form>
)

const TokenForm = ({ token, children }: { token: string; children: ReactNode }) => (
  <form method="post" action={paths.newsletterUnsubscribe}>
    <input type="hidden" name="token" value={token} />
    {children}
  </form>
)
