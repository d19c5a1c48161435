import { createContext, useContext, useMemo } from 'react'
import { useNavigate } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { type Changements, modifierSearch, searchCourante } from './adresse.ts'

/** The tab, and the query of the address as it last stood when the tab was the one shown. */
export type LieuDOnglet = { readonly onglet: string; readonly search: string }

const LieuContext = createContext<LieuDOnglet>({ onglet: '', search: '' })

export const LieuProvider = LieuContext.Provider

export type Parametres = {
  /** Empty when the address does not bear it. */
  readonly lire: (nom: string) => string
  /** `remplacer` leaves no step behind for the back button: for what is being typed. */
  readonly changer: (changements: Changements, comment?: 'ajouter' | 'remplacer') => void
  /** For a link that changes the address the same way. */
  readonly adresse: (changements: Changements) => string
}

/** Filters, search, page and open record of a tab: they live in the address. A hidden tab keeps its own. */
export const useParametres = (): Parametres => {
  const { onglet, search } = useContext(LieuContext)
  const navigate = useNavigate()
  return useMemo(() => {
    const parametres = new URLSearchParams(search)
    const adresse = (changements: Changements): string => modifierSearch(search, onglet, changements)
    const changee = (changements: Changements): string =>
      modifierSearch(searchCourante(window.location.search, search, onglet), onglet, changements)
    return {
      lire: (nom) => parametres.get(nom) ?? '',
      changer: (changements, comment = 'ajouter') =>
        void navigate(changee(changements), { state: STAY, replace: comment === 'remplacer' }),
      adresse,
    }
  }, [onglet, search, navigate])
}
