import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { type Bloc, estDeplacable, porteA } from './blocs.ts'
import { arrondir, type Case, type Choix, FIN_DU_JOUR, type Instant, type Intervalle } from './heures.ts'

/** Steps of the hand, in minutes: a time to propose, and a date that is moved. */
const PAS_LIBRE = 30
const PAS_DEPLACE = 15

/** Less is a press, in pixels. */
const SEUIL_PX = 4

type Point = { readonly clientX: number; readonly clientY: number }

type Geste =
  | { readonly genre: 'choisir'; readonly depart: Point; readonly ancre: Instant }
  /** `prise`: how far below the top of the block it was taken, in minutes. */
  | { readonly genre: 'porter'; readonly depart: Point; readonly bloc: Bloc; readonly prise: number }

type Entree = {
  readonly grille: RefObject<HTMLElement | null>
  readonly jours: readonly DateCivile[]
  /** First and last hour of the grid. */
  readonly heures: Intervalle
  readonly blocs: readonly Bloc[]
  readonly maintenant: Date
  readonly onLibre: (choix: Choix) => void
  readonly onPorter?: (bloc: Bloc, comment: 'main') => void
}

const borner = (valeur: number, de: number, a: number): number => Math.min(Math.max(valeur, de), a)

/** A mouse draws over a free time, or carries a date to another; a finger scrolls, and presses. */
export const useGlisser = ({ grille, jours, heures, blocs, maintenant, onLibre, onPorter }: Entree) => {
  const [geste, setGeste] = useState<Geste | null>(null)
  const [bloc, setBloc] = useState<Bloc | null>(null)
  const [choix, setChoix] = useState<Choix | null>(null)
  const glisse = useRef(false)

  /** The day and the minute under a point, taken from the first cell: all are alike. */
  const sous = ({ clientX, clientY }: Point): Instant => {
    const premiere = grille.current?.querySelector('td')?.getBoundingClientRect() ?? new DOMRect()
    const rang = borner(Math.floor((clientX - premiere.left) / premiere.width), 0, jours.length - 1)
    const minutes = heures.de * 60 + ((clientY - premiere.top) / premiere.height) * 60
    return { jour: jours[rang] as DateCivile, de: borner(minutes, heures.de * 60, heures.a * 60) }
  }
  const tire = ({ ancre }: Extract<Geste, { genre: 'choisir' }>, point: Point): Choix => {
    const fin = sous(point).de
    const [haut, bas] = [Math.min(ancre.de, fin), Math.max(ancre.de, fin)]
    const de = arrondir(haut, PAS_LIBRE)
    return { jour: ancre.jour, de, a: Math.max(de + PAS_LIBRE, Math.ceil(bas / PAS_LIBRE) * PAS_LIBRE) }
  }
  const porte = ({ bloc: pris, prise }: Extract<Geste, { genre: 'porter' }>, point: Point): Bloc => {
    const { jour, de } = sous(point)
    const duree = pris.a - pris.de
    return porteA(pris, {
      jour,
      de: borner(Math.round((de - prise) / PAS_DEPLACE) * PAS_DEPLACE, 0, FIN_DU_JOUR - duree),
    })
  }

  useEffect(() => {
    if (geste === null) return
    const finir = (): void => {
      setGeste(null)
      setBloc(null)
      setChoix(null)
    }
    const bouger = (event: globalThis.PointerEvent): void => {
      const { depart } = geste
      if (Math.hypot(event.clientX - depart.clientX, event.clientY - depart.clientY) > SEUIL_PX) glisse.current = true
      if (!glisse.current) return
      if (geste.genre === 'choisir') setChoix(tire(geste, event))
      else setBloc(porte(geste, event))
    }
    const lacher = (event: globalThis.PointerEvent): void => {
      finir()
      if (!glisse.current) return
      if (geste.genre === 'choisir') onLibre(tire(geste, event))
      else onPorter?.(porte(geste, event), 'main')
    }
    const renoncer = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') finir()
    }
    window.addEventListener('pointermove', bouger)
    window.addEventListener('pointerup', lacher)
    window.addEventListener('keydown', renoncer)
    return () => {
      window.removeEventListener('pointermove', bouger)
      window.removeEventListener('pointerup', lacher)
      window.removeEventListener('keydown', renoncer)
    }
  })

  const surAppui = (event: PointerEvent): void => {
    glisse.current = false
    if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return
    if (event.target.closest('td') === null) return
    const ancre = sous(event)
    const depart = { clientX: event.clientX, clientY: event.clientY }
    const clef = event.target.closest<HTMLElement>('[data-bloc]')?.dataset['bloc']
    const pris = blocs.find(({ visite }) => visite.date.id === clef)
    if (pris === undefined) setGeste({ genre: 'choisir', depart, ancre })
    else if (onPorter !== undefined && estDeplacable(pris, maintenant)) {
      setGeste({ genre: 'porter', depart, bloc: pris, prise: ancre.de - pris.de })
    }
  }

  /** The free time that a press means: the half hour under it, for an hour. */
  const libreSous = (point: Point, { jour }: Case): Choix => {
    const de = arrondir(sous(point).de, PAS_LIBRE)
    return { jour, de, a: Math.min(FIN_DU_JOUR, de + 60) }
  }
  return { bloc, choix, surAppui, libreSous, vientDeGlisser: () => glisse.current }
}
