import { type KeyboardEvent as TouchePressee, type RefObject, useEffect, useRef } from 'react'
import { estSeule } from '../cadre/touches.ts'
import { AUCUN, basculer, etendre, type Selection } from './selection.ts'

const TAPES = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** A key that somebody types a text with, or that another part of the screen has answered, is nobody else's. */
const estLibre = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.matches(TAPES)) &&
  document.querySelector('dialog[open]') === null

const estVu = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0

/** Answers keys wherever the focus is, as long as `place` is on the screen. */
export const useTouche = (place: RefObject<Element | null>, surTouche: (event: KeyboardEvent) => void): void => {
  const derniere = useRef(surTouche)
  useEffect(() => {
    derniere.current = surTouche
  })
  useEffect(() => {
    const ecouter = (event: KeyboardEvent): void =>
      estLibre(event) && estVu(place.current) ? derniere.current(event) : undefined
    document.addEventListener('keydown', ecouter)
    return () => document.removeEventListener('keydown', ecouter)
  }, [place])
}

/** What types a text was asked for before. */
const appuiDe = ({ altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) => ({
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
})

const PAS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

const rangeeDe = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('tr[data-clef]')?.dataset['clef']

type Clavier = {
  readonly clefs: readonly string[]
  /** Key of the row whose record is open; empty for none. */
  readonly ouverte: string
  /** `null` in a list without gestures. */
  readonly selection: Selection | null
}

/**
 * j and k go from row to row, and from record to record while one is open beside; x chooses. Within the list the arrows do
 * too, with the shift key they choose what they pass, and Escape chooses nothing any more. Enter follows the link that has the focus.
 */
export const useClavier = ({ clefs, ouverte, selection }: Clavier) => {
  const cadre = useRef<HTMLDivElement>(null)
  const derniere = useRef('')
  const courante = (): string => {
    const tenue =
      cadre.current?.contains(document.activeElement) === true ? rangeeDe(document.activeElement) : undefined
    return tenue ?? (ouverte === '' ? derniere.current : ouverte)
  }
  const aller = (pas: 1 | -1): string | undefined => {
    const rang = clefs.indexOf(courante())
    const clef = clefs[rang === -1 ? 0 : rang + pas]
    if (clef === undefined) return undefined
    derniere.current = clef
    lienDe(cadre.current, clef)?.focus()
    return clef
  }
  useTouche(cadre, (event) => {
    const { key, shiftKey } = event
    if (shiftKey || !['j', 'k', 'x'].includes(key) || !estSeule({ ...appuiDe(event), repeat: false }, null)) return
    event.preventDefault()
    const pas = PAS[key]
    if (pas === undefined) {
      const clef = courante()
      if (clefs.includes(clef)) selection?.changer((avant) => basculer(avant, clef))
      return
    }
    const clef = aller(pas)
    if (clef !== undefined && ouverte !== '') lienDe(cadre.current, clef)?.click()
  })
  const surTouche = (event: TouchePressee): void => {
    const depuis = event.target instanceof Element ? rangeeDe(event.target) : undefined
    if (event.key === 'Escape' && selection !== null && selection.choisies.length > 0) {
      event.preventDefault()
      return selection.changer(() => AUCUN)
    }
    const pas = event.key.startsWith('Arrow') ? PAS[event.key] : undefined
    if (pas === undefined || depuis === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const clef = aller(pas)
    if (!event.shiftKey || clef === undefined) return
    selection?.changer((avant) => etendre(avant.clefs.has(depuis) ? avant : basculer(avant, depuis), clef, clefs))
  }
  return { ref: cadre, onKeyDown: surTouche }
}

const lienDe = (cadre: Element | null, clef: string): HTMLElement | null =>
  cadre?.querySelector<HTMLElement>(`tr[data-clef="${CSS.escape(clef)}"] a`) ?? null
