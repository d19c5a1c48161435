import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '../app/router.ts'
import styles from './button.module.css'

/** `primary` is the one thing to press on a page. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

const classOf = (variant: ButtonVariant, className: string | undefined): string =>
  [styles['button'], styles[variant], className].filter(Boolean).join(' ')

type ButtonProps = ComponentProps<'button'> & { readonly variant?: ButtonVariant; readonly busy?: boolean }

/** While `busy` the button keeps the focus and its words, and lets no second press through. */
export const Button = ({ variant = 'secondary', busy = false, className, onClick, ...rest }: ButtonProps) => (
  <button
    aria-disabled={busy || undefined}
    type="button"
    {...rest}
    className={classOf(variant, className)}
    onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
  />
)

type ButtonLinkProps = LinkProps & { readonly variant?: ButtonVariant }

/** A link that looks like a button, because it leads on. */
export const ButtonLink = ({ variant = 'secondary', className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={classOf(variant, className)} />
)
