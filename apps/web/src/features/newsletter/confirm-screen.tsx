import { listTexts } from '@beacon/content/newsletter-lists'
import { confirmPage } from '@beacon/content/newsletter-pages'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { DeadLink } from './dead-link.tsx'
import { LetterPage } from './letter-page.tsx'
import { useNewsletterLink } from './use-newsletter-link.ts'

/** The page behind a confirmation mail's link. Its button subscribes; merely opening it does not. */
export function ConfirmScreen() {
  const { token, link } = useNewsletterLink()
  const [list] = link?.about ?? []
  if (!link || !list) return <DeadLink purpose="confirm" />
  if (link.on.includes(list)) {
    return (
      <LetterPage title={confirmPage.done.title}>
        <p className="text-lg">{confirmPage.done.text}</p>
        <LinkButton to={paths.blog} className="justify-self-start">
          Read the blog meanwhile
        </LinkButton>
      </LetterPage>
    )
  }
  return (
    <LetterPage title={confirmPage.ask.title}>
      <p className="text-lg">
        <strong>{listTexts[list].name}</strong>, for {link.address}. {listTexts[list].promise}
      </p>
      <form method="post" action={paths.newsletterConfirm}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
          {confirmPage.ask.submit}
        </Button>
      </form>
      <p className="text-muted text-sm">{confirmPage.ask.otherwise}</p>
    </LetterPage>
  )
}
