import { createContext, useCallback, useContext, useMemo } from 'react'
import { useNavigate } from '../app/router.ts'
import { STAY } from '../app/scroll-position.tsx'
import {
  type Lieu,
  lieuCourant,
  lireLieu,
  modifierLieu,
  type NomDeLieu,
  type Parametres as Changements,
} from './adresses.ts'

const LieuContext = createContext<Lieu>({ nom: 'aujourdhui', parametres: {} })

/** The place, as its address last stood when it was the one shown. */
export const LieuProvider = LieuContext.Provider

/** Changes the address that a place is kept by, and so where the rail leads; the browser stays where it is. */
export type GarderLieu = (nom: NomDeLieu, changements: Changements) => void

const GarderContext = createContext<GarderLieu>(() => undefined)

export const GarderProvider = GarderContext.Provider

export type Parametres = {
  /** Empty when the address does not bear it. */
  readonly lire: (nom: string) => string
  /**
   * `remplacer` leaves no step behind for the back button: for what is being typed. In a place that was left meanwhile
   * (an answer that came late) it leads nowhere: the place is found changed when one is back.
   */
  readonly changer: (changements: Changements, comment?: 'ajouter' | 'remplacer') => void
  /** For a link that changes the address the same way. */
  readonly adresse: (changements: Changements) => string
}

/** Leads to a record by its name in the address `clef`; the same from draw to draw until the list around it is another one. */
export const useLien = (clef: string): ((nom: string) => string) => {
  const { adresse } = useParametres()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- which record is open changes the way to none.
  return useCallback((nom) => adresse({ [clef]: nom }), [adresse({ [clef]: '' })])
}

/** Whether the browser's bar stands at this place. One that was left a moment ago may still be the one that is drawn. */
export const useEstIci = (): (() => boolean) => {
  const { nom } = useContext(LieuContext)
  return useCallback(() => lireLieu(window.location)?.nom === nom, [nom])
}

/** Filters, search, page and open record of a place: they live in the address. A hidden place keeps its own. */
export const useParametres = (): Parametres => {
  const lieu = useContext(LieuContext)
  const garder = useContext(GarderContext)
  const navigate = useNavigate()
  return useMemo(
    () => ({
      lire: (nom) => lieu.parametres[nom] ?? '',
      changer: (changements, comment = 'ajouter') => {
        const courant = lieuCourant(window.location, lieu)
        if (courant === null) garder(lieu.nom, changements)
        else navigate(modifierLieu(courant, changements), { state: STAY, replace: comment === 'remplacer' })
      },
      adresse: (changements) => modifierLieu(lieu, changements),
    }),
    [lieu, garder, navigate],
  )
}
