import { useEffect } from 'react'
import { COLOURS, type Scheme } from './read-tokens.ts'

/** Shows the whole page in one scheme, whatever the machine prefers, until it is left. */
export const useScheme = (scheme: Scheme | null): void => {
  useEffect(() => {
    if (scheme === null) return
    const { style } = document.documentElement
    const entries = Object.entries(COLOURS[scheme]).map(([name, value]) => [`--${name}`, value] as const)
    style.setProperty('color-scheme', scheme)
    for (const [name, value] of entries) style.setProperty(name, value)
    return () => {
      for (const name of ['color-scheme', ...entries.map(([entry]) => entry)]) style.removeProperty(name)
    }
  }, [scheme])
}
