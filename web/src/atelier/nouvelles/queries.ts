import { type Query, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { type NouvelleReply, nouvellesRoute } from '#adapters/http/contract/routes/aujourdhui'
import * as E from '#fp/Either'
import { call } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { actesNotes, apresChaqueActe, oublierActes } from '../../features/session/actes.ts'
import { storedToken, subscribe } from '../../features/session/session-store.ts'
import { ouEchec } from '../serveur.ts'

/** `refuse`: the session has ended. */
export type Direct = 'connexion' | 'ouvert' | 'coupe' | 'refuse'

type Ecouteur = (nouvelle: NouvelleReply) => void

/** How far one answer of the news went. */
type Suite = { readonly curseur: Date | null }

/** What the answers brought since somebody took it. */
type Apport = {
  readonly nouvelles: readonly NouvelleReply[]
  /** The first answer, or the first one after a cut: something may have come before it. */
  readonly ouverture: boolean
}

const RIEN: Apport = { nouvelles: [], ouverture: false }

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
const estRefuse = (echec: CallFailure | null): boolean =>
  echec?._tag === 'Refus' && (echec.status === 401 || echec.status === 403)

const CLE = ['nouvelles'] as const

/** The news since the answer before; what the first one tells was there before. */
export const makeQuestion = (appeler = call) => {
  const passe = makeUneSeuleFois()
  let echecs = 0
  // Two answers may come before the first one is drawn: neither is lost.
  let apport = RIEN
  const demander = async (client: QueryClient, signal: AbortSignal): Promise<Suite> => {
    const avant = client.getQueryData<Suite>(CLE)
    const actes = actesNotes()
    const reponse = await appeler(
      nouvellesRoute,
      { query: { apres: avant?.curseur ?? null } },
      { token: storedToken() ?? '', signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) },
    )()
    const ouverture = avant === undefined || echecs > 0
    if (!signal.aborted) echecs = E.isLeft(reponse) ? echecs + 1 : 0
    const { curseur, nouvelles } = ouEchec(reponse)
    if (signal.aborted) throw signal.reason
    oublierActes(actes)
    const neuves = nouvelles.filter(passe)
    apport = {
      nouvelles: avant === undefined ? apport.nouvelles : [...apport.nouvelles, ...neuves],
      ouverture: ouverture || apport.ouverture,
    }
    return { curseur }
  }
  const question = queryOptions({
    queryKey: CLE,
    queryFn: ({ client, signal }) => demander(client, signal),
    refetchInterval: ({ state }) => (estRefuse(state.error) ? false : attenteApres(Math.max(0, echecs - 1))),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    structuralSharing: false,
  })
  const prendre = (): Apport => {
    const pris = apport
    apport = RIEN
    return pris
  }
  return { question, prendre }
}

/** Asks for the news now. */
export const redemander = (client: QueryClient): void => void client.invalidateQueries({ queryKey: CLE })

/** Asks at once when somebody comes back to the page, when the session is another, and after each change from here. */
const useAussitot = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const toutDeSuite = (): void => {
      if (document.visibilityState === 'visible') redemander(client)
    }
    let token = storedToken()
    const siAutreSession = (): void => {
      if (storedToken() === token) return
      token = storedToken()
      toutDeSuite()
    }
    const arrets = [subscribe(siAutreSession), apresChaqueActe(toutDeSuite)]
    window.addEventListener('focus', toutDeSuite)
    return () => {
      window.removeEventListener('focus', toutDeSuite)
      arrets.forEach((arreter) => arreter())
    }
  }, [client])
}

/** Tells news to who listens. What came before anybody listened from the beginning is kept for the first who does. */
export const makeFil = () => {
  const ecouteurs = new Set<Ecouteur>()
  let premieres: NouvelleReply[] | null = []
  return {
    ecouter: (ecouteur: Ecouteur, depuisLeDebut = false): (() => void) => {
      ecouteurs.add(ecouteur)
      if (depuisLeDebut) {
        const gardees = premieres ?? []
        premieres = null
        gardees.forEach((nouvelle) => ecouteur(nouvelle))
      }
      return () => ecouteurs.delete(ecouteur)
    },
    dire: (nouvelle: NouvelleReply): void => {
      premieres?.push(nouvelle)
      ecouteurs.forEach((ecouteur) => ecouteur(nouvelle))
    },
  }
}

type Fil = Omit<ReturnType<typeof makeFil>, 'dire'>

const FilContext = createContext<Fil | null>(null)

export const FilProvider = FilContext.Provider

/** What is known, and what is being asked for, may be older than the news: it is asked for again. */
export const perimer = (client: QueryClient): void => {
  const reste = { predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== CLE[0] }
  const premieres = client
    .getQueryCache()
    .findAll({ ...reste, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void client.invalidateQueries(reste)
  // A first answer on its way is not asked for twice at once: its question is put again when it came.
  for (const { promise, queryKey } of premieres) {
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    )
  }
}

/** Follows the news while the page is seen, every ten seconds; what the server knows better is then asked for again. */
export const useNouvelles = (): { readonly direct: Direct; readonly fil: Fil } => {
  const client = useQueryClient()
  const [{ question, prendre }] = useState(makeQuestion)
  const [fil] = useState(makeFil)
  const { data, error } = useQuery(question)
  useAussitot()
  useEffect(() => {
    if (data === undefined) return
    const { nouvelles, ouverture } = prendre()
    if (ouverture || nouvelles.length > 0) perimer(client)
    nouvelles.forEach(fil.dire)
  }, [client, data, fil, prendre])
  if (error !== null) return { direct: estRefuse(error) ? 'refuse' : 'coupe', fil }
  return { direct: data === undefined ? 'connexion' : 'ouvert', fil }
}

/** Does something at each piece of news, in the workplace; `depuisLeDebut`: at those, too, that came before anybody listened. */
export const useQuandNouvelle = (faire: Ecouteur, depuisLeDebut = false): void => {
  const fil = useContext(FilContext)
  const derniere = useRef(faire)
  useEffect(() => {
    derniere.current = faire
  })
  useEffect(() => fil?.ecouter((nouvelle) => derniere.current(nouvelle), depuisLeDebut), [fil, depuisLeDebut])
}
