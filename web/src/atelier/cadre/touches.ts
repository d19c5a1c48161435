import { useSyncExternalStore } from 'react'
import { readLocal, removeLocal, writeLocal } from '../../browser/local-storage.ts'

/** A key alone may be pressed by mistake, or by a voice: the owner may switch them off, on this machine. */
const TOUCHES = 'touches'
const SANS = 'non'

const ecouteurs = new Set<() => void>()

const toucheSeules = (): boolean => readLocal(TOUCHES) !== SANS

export const permettreTouches = (permises: boolean): void => {
  if (permises) removeLocal(TOUCHES)
  else writeLocal(TOUCHES, SANS)
  ecouteurs.forEach((ecouteur) => ecouteur())
}

const ecouter = (ecouteur: () => void): (() => void) => {
  ecouteurs.add(ecouteur)
  return () => ecouteurs.delete(ecouteur)
}

export const useTouchesSeules = (): boolean => useSyncExternalStore(ecouter, toucheSeules, () => true)

/** What takes letters for itself. */
const SAISIE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

type Appui = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'repeat'>

/** Whether a press with no other key may mean something here, for whoever types nowhere and is in no dialog. */
export const estSeule = (appui: Appui, ou: Pick<Element, 'closest'> | null): boolean =>
  toucheSeules() &&
  !(appui.altKey || appui.ctrlKey || appui.metaKey || appui.defaultPrevented || appui.repeat) &&
  (ou === null || ou.closest(`${SAISIE}, dialog[open]`) === null)

/** The same for an event; j and k of a list ask it first, and may be held down. */
export const toucheSeule = (event: KeyboardEvent): string | null =>
  estSeule({ ...appuiDe(event), repeat: event.repeat && !DEPLACEMENTS.includes(event.key) }, cibleDe(event))
    ? event.key
    : null

const DEPLACEMENTS: readonly string[] = ['j', 'k']

const appuiDe = ({ altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) => ({
  altKey,
  ctrlKey,
  metaKey,
  defaultPrevented,
})

const cibleDe = ({ target }: KeyboardEvent): Element | null => (target instanceof Element ? target : null)
