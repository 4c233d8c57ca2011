import { signUp, signUpBoxes } from '@beacon/content/newsletter'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageData } from '../../page-data.ts'
import { paths } from '../../paths.ts'
import type { ButtonVariant } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SignUpFields } from './sign-up-fields.tsx'
import { SignUpSent } from './sign-up-sent.tsx'
import { useSignUp } from './use-sign-up.ts'

interface SignUpBoxProps {
  variant: keyof typeof signUpBoxes
  /** `primary` where signing up is the screen's one action. */
  button?: ButtonVariant
  /** A band across the page: text on the left, form on the right where there is room. */
  wide?: boolean
  className?: string
}

/**
 * Signs an address up for one of the lists. Fits its container: a sidebar's column or the page's width. Without a
 * script, or before it has loaded, the browser posts it to the newsletter's own page.
 */
export function SignUpBox({ variant, button = 'secondary', wide, className }: SignUpBoxProps) {
  const { list, title, text, submit } = signUpBoxes[variant]
  const { pathname } = useLocation()
  const { signUp: answered } = usePageData()
  const posted = answered?.values.list === list ? answered : undefined
  const { status, prepare, handleInput, handleSubmit } = useSignUp({ list, source: pathname, posted })
  const id = useId()
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames(
        'grid content-start gap-4',
        wide && 'md:grid-cols-2 md:items-end md:gap-x-12',
        className,
      )}
    >
      <div className="grid gap-2">
        <h2 id={`${id}-title`} className="text-h4">
          {title}
        </h2>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {status.phase === 'sent' ? (
        <SignUpSent />
      ) : (
        <Form
          id={id}
          method="post"
          action={paths.newsletter}
          aria-labelledby={`${id}-title`}
          onFocus={prepare}
          onInput={handleInput}
          onSubmit={handleSubmit}
        >
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="source" value={pathname} />
          <SignUpFields
            submit={submit}
            button={button}
            error={status.error}
            pending={status.phase === 'sending'}
            defaultValue={posted?.values.email}
          />
          {status.phase === 'failed' && (
            <Notice tone="danger" live plain className="px-0 pb-0">
              {status.failure ?? signUp.failed}
            </Notice>
          )}
        </Form>
      )}
    </section>
  )
}
