import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { NouvelleReply } from '#adapters/http/contract/routes/nouvelles'
import { makeUneSeuleFois } from './nouveautes.ts'
import { resterEnLigne } from './rester-en-ligne.ts'

export type Direct = 'connexion' | 'ouvert' | 'coupe'

type Ecouteur = (nouvelle: NouvelleReply) => void

/** Where the one connection of the panel tells its news. */
export type Fil = { readonly ecouter: (ecouteur: Ecouteur) => () => void }

const FilContext = createContext<Fil | null>(null)

export const FilProvider = FilContext.Provider

type Source = { readonly direct: Direct; readonly fil: Fil }

const makeFil = (): Fil & { readonly dire: Ecouteur } => {
  const ecouteurs = new Set<Ecouteur>()
  return {
    ecouter: (ecouteur) => {
      ecouteurs.add(ecouteur)
      return () => ecouteurs.delete(ecouteur)
    },
    dire: (nouvelle) => ecouteurs.forEach((ecouteur) => ecouteur(nouvelle)),
  }
}

/** Opens the one connection. `surOuverture`: something may have come while it was closed. */
export const useSourceDeNouvelles = (surOuverture: () => void): Source => {
  const [direct, setDirect] = useState<Direct>('connexion')
  const [fil] = useState(makeFil)
  useEffect(() => {
    const arret = new AbortController()
    const passe = makeUneSeuleFois()
    void resterEnLigne({
      signal: arret.signal,
      surOuverture: () => {
        setDirect('ouvert')
        surOuverture()
      },
      surCoupure: () => setDirect('coupe'),
      surNouvelle: (nouvelle) => (passe(nouvelle) ? fil.dire(nouvelle) : undefined),
    })
    return () => arret.abort()
  }, [fil, surOuverture])
  return { direct, fil }
}

/** Does something at each piece of news, inside the panel. */
export const useQuandNouvelle = (faire: Ecouteur): void => {
  const fil = useContext(FilContext)
  const derniere = useRef(faire)
  useEffect(() => {
    derniere.current = faire
  })
  useEffect(() => fil?.ecouter((nouvelle) => derniere.current(nouvelle)), [fil])
}
