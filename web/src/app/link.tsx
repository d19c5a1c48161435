import { type ComponentProps, type MouseEvent, useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

type How = { readonly replace?: boolean; readonly state?: unknown }

const isHere = ({ href }: URL): boolean => href === window.location.href

/** Goes to an address, or so many steps through the history. Whoever holds it is not drawn anew when the address changes. */
export const useNavigate = () => {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  return useCallback(
    (to: string | number, { replace, state }: How = {}): void => {
      if (typeof to === 'number') return navigator.go(to)
      const url = new URL(to, window.location.href)
      const { pathname, search, hash } = url
      if (replace ?? isHere(url)) navigator.replace({ pathname, search, hash }, state)
      else navigator.push({ pathname, search, hash }, state)
    },
    [navigator],
  )
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & How & { readonly to: string }

const isPlain = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * A link within the site; one that downloads is the browser's own. That of the library is drawn anew each time the address changes: with hundreds of them on a
 * screen, and on those that are hidden, every step paid for them all.
 */
export const Link = ({ to, replace, state, onClick, ...rest }: LinkProps) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!isPlain(event) || rest.target === '_blank' || rest.download !== undefined) return
    event.preventDefault()
    navigate(to, { state, ...(replace === undefined ? {} : { replace }) })
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- what it says comes with the rest.
  return <a {...rest} href={to} onClick={follow} />
}
