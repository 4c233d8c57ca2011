import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

/** `primary` is the one amber action of a screen; `link` looks like a link and acts like a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link'
type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
}

const SHAPE =
  'inline-flex items-center justify-center gap-2 font-semibold leading-tight transition-colors text-center'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-beacon text-on-beacon hover:bg-beacon-hover',
  secondary: 'border border-edge hover:border-ink hover:bg-raised-2',
  // In forced-colours mode, a button is recognizable by its border alone.
  quiet: 'hover:bg-raised-2 forced-colors:border',
  danger: 'border border-danger text-danger hover:bg-raised-2',
  link: 'underlined',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-4 py-2.5 text-sm',
  lg: 'min-h-14 px-6 py-3 text-base',
}

function look({ variant = 'secondary', size = 'md', wide }: Look, className?: string) {
  return classNames(
    SHAPE,
    VARIANTS[variant],
    // The line under a link is straight: a corner would bend its ends.
    variant === 'link' ? 'min-h-8 text-base' : classNames('rounded', SIZES[size]),
    wide && 'w-full',
    className,
  )
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>
  /** While its action is pending: it cannot be pressed again, and shows this instead. */
  pendingLabel?: string
  /** What assistive technology reads meanwhile, when it should say more than `pendingLabel`. */
  pendingDescription?: string
  pending?: boolean
}

/**
 * A button, of type `button` unless it says `submit`. While it is pending, or `aria-disabled`, a press does nothing,
 * but it keeps the focus; a `disabled` button loses it, and the keyboard starts at the top of the page.
 */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  pendingLabel,
  pendingDescription,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOff = pending || rest['aria-disabled'] === true
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      aria-label={pending && pendingDescription ? pendingDescription : rest['aria-label']}
      className={classNames(
        look({ variant, size, wide }, className),
        'disabled:pointer-events-none disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
      )}
    >
      {/* An element for each: text that the browser has translated cannot be changed, but what it stands in can. */}
      <span key={`${pending}`} className="contents">
        {pending && pendingLabel ? pendingLabel : children}
      </span>
    </button>
  )
}

interface LinkButtonProps extends Look {
  /** A path of the site, or an address that the browser handles (`tel:`, `mailto:`, `https:`). */
  to: string
  className?: string
  children: ReactNode
  'aria-label'?: string
}

/** A link that looks like a button. */
export function LinkButton({ to, variant, size, wide, className, ...rest }: LinkButtonProps) {
  const classes = look({ variant, size, wide }, className)
  return to.startsWith('/') ? (
    <Link {...rest} to={to} className={classes} />
  ) : (
    <a {...rest} href={to} className={classes} />
  )
}
