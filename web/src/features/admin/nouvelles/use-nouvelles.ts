import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { type NouvelleReply, nouvellesRoute } from '#adapters/http/contract/routes/aujourdhui'
import * as E from '#fp/Either'
import { call } from '../../../api/call.ts'
import type { CallFailure } from '../../../api/reply.ts'
import { actesNotes, apresChaqueActe, oublierActes } from '../../session/actes.ts'
import { storedToken, subscribe } from '../../session/session-store.ts'

export type Direct = 'connexion' | 'ouvert' | 'coupe'

type Ecouteur = (nouvelle: NouvelleReply) => void

/** Where the panel tells its news. */
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

/** News that are young are told again: so many are remembered. */
const MEMOIRE = 5_000

/** Lets each piece of news through once. */
export const makeUneSeuleFois = (): ((nouvelle: NouvelleReply) => boolean) => {
  const connues = new Set<string>()
  return ({ genre, id, le }) => {
    const clef = `${genre} ${id} ${le}`
    if (connues.has(clef)) return false
    connues.add(clef)
    const [ancienne] = connues
    if (connues.size > MEMOIRE && ancienne !== undefined) connues.delete(ancienne)
    return true
  }
}

/** Milliseconds from one question to the next, and at most while none is answered. */
const RYTHME_MS = 10_000
const ATTENTE_MAX_MS = 60_000

/** Longer than the server itself waits for its database, in milliseconds. */
const PATIENCE_MS = 15_000

/** Twice as long after each question that failed after others. */
export const attenteApres = (echecs: number): number => Math.min(ATTENTE_MAX_MS, RYTHME_MS * 2 ** echecs)

/** The session does not open the news, however often one asks. */
const estRefuse = (echec: CallFailure): boolean =>
  echec._tag === 'Refus' && (echec.status === 401 || echec.status === 403)

type Ecoute = {
  /** The first answer, or the first one after a cut. */
  readonly surOuverture: () => void
  readonly surCoupure: () => void
  readonly surNouvelle: Ecouteur
}

/**
 * Asks for the news while the page is seen: at once, every ten seconds, when somebody comes back to it, when the session
 * is another, and after each change from here. What the first answer tells was there before.
 */
const suivreNouvelles = ({ surOuverture, surCoupure, surNouvelle }: Ecoute): (() => void) => {
  const arret = new AbortController()
  const { signal } = arret
  const passe = makeUneSeuleFois()
  let apres: Date | null = null
  let echecs = 0
  let question = 0
  let minuterie: ReturnType<typeof setTimeout> | undefined
  const demanderDans = (ms: number): void => {
    clearTimeout(minuterie)
    minuterie = setTimeout(() => void demander(), ms)
  }
  const demander = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return
    question += 1
    const celleCi = question
    const actes = actesNotes()
    const reponse = await call(
      nouvellesRoute,
      { query: { apres } },
      { token: storedToken() ?? '', signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) },
    )()
    if (celleCi !== question || signal.aborted) return
    if (E.isLeft(reponse)) {
      surCoupure()
      if (!estRefuse(reponse.left)) demanderDans(attenteApres(echecs))
      echecs += 1
      return
    }
    if (apres === null || echecs > 0) surOuverture()
    const neuves = reponse.right.nouvelles.filter(passe)
    if (apres !== null) neuves.forEach(surNouvelle)
    oublierActes(actes)
    apres = reponse.right.curseur
    echecs = 0
    demanderDans(RYTHME_MS)
  }
  const toutDeSuite = (): void => demanderDans(0)
  const arrets = [subscribe(toutDeSuite), apresChaqueActe(toutDeSuite)]
  window.addEventListener('focus', toutDeSuite, { signal })
  window.addEventListener('online', toutDeSuite, { signal })
  document.addEventListener('visibilitychange', toutDeSuite, { signal })
  toutDeSuite()
  return () => {
    arret.abort()
    clearTimeout(minuterie)
    arrets.forEach((arreter) => arreter())
  }
}

/** Follows the news. `surOuverture`: something may have come before they were, or while they could not be. */
export const useSourceDeNouvelles = (surOuverture: () => void): Source => {
  const [direct, setDirect] = useState<Direct>('connexion')
  const [fil] = useState(makeFil)
  useEffect(
    () =>
      suivreNouvelles({
        surOuverture: () => {
          setDirect('ouvert')
          surOuverture()
        },
        surCoupure: () => setDirect('coupe'),
        surNouvelle: fil.dire,
      }),
    [fil, surOuverture],
  )
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
