import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useModule } from '../../browser/use-module.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import styles from './clavier.module.css'
import { CLAVIER_TEXTS, TOUCHES_TEXTS } from './clavier-texts.ts'
import { permettreTouches, toucheSeule, useTouchesSeules } from './touches.ts'

type Ouvert = 'recherche' | 'aide' | null

const FILTRE = '[data-lieu]:not([hidden]) input[type="search"]'
const ANNULER = '[data-annuler]'

/** A row of something to do, outside the tables, which have their keys. */
const RANGEE = '[data-lieu]:not([hidden]) li[data-place]'

const PAS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

const trouver = (selecteur: string): HTMLElement | null => document.querySelector<HTMLElement>(selecteur)

/** What a press asks for; `null` for one that is not ours. */
const demandeDe = (event: KeyboardEvent): 'recherche' | 'aide' | 'filtre' | 'annuler' | null => {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
    return 'recherche'
  }
  const touche = toucheSeule(event)
  if (touche === '?') return 'aide'
  if (touche === '/') return trouver(FILTRE) === null ? 'recherche' : 'filtre'
  return touche === 'z' && trouver(ANNULER) !== null ? 'annuler' : null
}

/** The gesture of the next row, or of the one before; of the first until one has the focus. */
const gesteVoisin = (pas: 1 | -1): HTMLElement | null => {
  const rangees = [...document.querySelectorAll(RANGEE)]
  const tenue = document.activeElement?.closest(RANGEE)
  const rangee = tenue === null || tenue === undefined ? rangees[0] : rangees[rangees.indexOf(tenue) + pas]
  return rangee?.querySelector<HTMLElement>('[data-geste] :is(a, button)') ?? rangee?.querySelector('a') ?? null
}

/** j and k wherever the focus is; the arrows from a row. */
const voisinDe = (event: KeyboardEvent): HTMLElement | null => {
  const pas = PAS[event.key]
  if (pas === undefined) return null
  if (toucheSeule(event) !== null && !event.key.startsWith('Arrow')) return gesteVoisin(pas)
  const dansUneRangee = event.target instanceof Element && event.target.closest(`${RANGEE} [data-geste]`) !== null
  return event.key.startsWith('Arrow') && dansUneRangee && !event.shiftKey ? gesteVoisin(pas) : null
}

const useTouches = (ouvrir: (quoi: Ouvert) => void): void => {
  useEffect(() => {
    const surTouche = (event: KeyboardEvent): void => {
      const voisin = voisinDe(event)
      if (voisin !== null) {
        event.preventDefault()
        return voisin.focus()
      }
      const demande = demandeDe(event)
      if (demande === null) return
      event.preventDefault()
      if (demande === 'annuler') trouver(ANNULER)?.click()
      else if (demande === 'filtre') trouver(FILTRE)?.focus()
      else ouvrir(demande)
    }
    document.addEventListener('keydown', surTouche)
    return () => document.removeEventListener('keydown', surTouche)
  }, [ouvrir])
}

/** Which keys there are, and whether those that are pressed alone mean anything. */
const Aide = () => {
  const id = useId()
  const permises = useTouchesSeules()
  return (
    <div className={styles['help']}>
      <dl className={styles['keys']}>
        {TOUCHES_TEXTS.map(({ touches, quoi, seule }) => (
          <div key={quoi} data-off={(seule && !permises) || undefined}>
            <dt>
              {touches.map((touche) => (
                <kbd key={touche}>{touche}</kbd>
              ))}
            </dt>
            <dd>{quoi}</dd>
          </div>
        ))}
      </dl>
      <label htmlFor={id} className={styles['switch']}>
        <input id={id} type="checkbox" checked={permises} onChange={({ target }) => permettreTouches(target.checked)} />
        {CLAVIER_TEXTS.seules}
      </label>
      <p className={styles['soft']}>{CLAVIER_TEXTS.seulesAide}</p>
    </div>
  )
}

const chargerPalette = () => import('../palette/palette.tsx')

/** There before it is asked for: whoever types at once loses no letter. */
const Palette = (props: { readonly ouverte: boolean; readonly onFermer: () => void }) => {
  const code = useModule(chargerPalette)
  return code.state === 'ready' ? <code.module.Palette {...props} /> : null
}

/** In the head of the screen, which is there before. */
const Outils = ({ ouvrir }: { readonly ouvrir: (quoi: Ouvert) => void }) => {
  const [tete] = useState(() => trouver('[data-outils]'))
  if (tete === null) return null
  return createPortal(
    <>
      <button
        type="button"
        className={styles['tool']}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => ouvrir('recherche')}
      >
        <Icon box={20} size={20} stroke={1.8}>
          <path d="M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M12.5 12.5 17 17" />
        </Icon>
        <span>{CLAVIER_TEXTS.rechercher}</span>
      </button>
      <button
        type="button"
        className={styles['tool']}
        data-clavier
        aria-label={CLAVIER_TEXTS.touches}
        onClick={() => ouvrir('aide')}
      >
        ?
      </button>
    </>,
    tete,
  )
}

/** The keys of the workplace, the search over everything, and the help that names both. */
export const Clavier = () => {
  const [ouvert, setOuvert] = useState<Ouvert>(null)
  useTouches(setOuvert)
  const fermer = (): void => setOuvert(null)
  return (
    <>
      <Outils ouvrir={setOuvert} />
      <Palette ouverte={ouvert === 'recherche'} onFermer={fermer} />
      <Dialog open={ouvert === 'aide'} title={CLAVIER_TEXTS.touches} onClose={fermer}>
        <Aide />
      </Dialog>
    </>
  )
}
