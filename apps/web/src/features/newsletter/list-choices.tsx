import { listTexts } from '@beacon/content/newsletter-lists'
import { unsubscribePage } from '@beacon/content/newsletter-pages'
import type { NewsletterList } from '@beacon/contract/newsletter'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

const lists = Object.keys(listTexts) as NewsletterList[]

interface ListChoicesProps {
  title: string
  token: string
  /** The lists that the address is subscribed to. */
  on: readonly NewsletterList[]
}

/** Both lists with a checkbox each: saving subscribes the address to exactly the checked ones. */
export function ListChoices({ title, token, on }: ListChoicesProps) {
  return (
    <form
      method="post"
      action={paths.newsletterUnsubscribe}
      className="mt-2 grid gap-4 border-line border-t pt-6"
    >
      <input type="hidden" name="token" value={token} />
      {/* Tells an empty choice from none when no box is checked. */}
      <input type="hidden" name="lists" value="" />
      <fieldset className="grid gap-4">
        <legend className="mb-4 font-display font-semibold text-h4">{title}</legend>
        {lists.map((list) => (
          <label key={list} htmlFor={`list-${list}`} className="flex items-start gap-3">
            <input
              type="checkbox"
              id={`list-${list}`}
              name="lists"
              value={list}
              defaultChecked={on.includes(list)}
              aria-describedby={`list-${list}-promise`}
              className="checkbox mt-1 size-5 shrink-0"
            />
            <span className="grid">
              <span className="font-semibold">{listTexts[list].name}</span>
              <span id={`list-${list}-promise`} className="text-muted text-sm">
                {listTexts[list].promise}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="max-sm:w-full sm:justify-self-start">
        {unsubscribePage.choose.submit}
      </Button>
    </form>
  )
}
