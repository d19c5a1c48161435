/**
 * What somebody does in the workplace: shown at once, said on one line, taken back when it is refused or regretted.
 *
 *     void faire({
 *       clef: `lu ${id}`,                                          // the same gesture twice is one
 *       montrer: () => montrerDans(client, ['messages'], marque),  // at once; taken back when it does not hold
 *       envoyer: (options) => callWithSession(route, { params: { id } }, options)(),
 *       fait: () => ({ texte: 'Message marqué lu.', annuler: remettre }),   // `remettre`: the inverse, offered 5 s
 *     })
 *
 * What mails somebody has `courriel: 'Le courriel à Odile Perrard part'`: the line adds « dans 10 s » and « Annuler », and
 * the call leaves after; `aussitot` is a next gesture to offer meanwhile. What left nobody's house but has no inverse has
 * `retenu: 'Appel noté.'`: the same for 5 s. Until the answer `useEnAttente()` holds its key; draw from it what is done
 * already, rather than `montrer`: an answer that comes meanwhile would show what was before. Leaving the page, the workplace
 * or the session sends at once.
 * A form that may mail somebody sends by `useDepart`: it closes while it waits, and opens again with what was typed.
 * `dire` says what was done otherwise, `prevenir` what is wrong until it is put away. The first screen imports this file on demand.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import * as E from '#fp/Either'
import type { CallOptions } from '../../api/call.ts'
import { reasonOf } from '../../api/reason-of.ts'
import { Seen } from '../../components/dialog.tsx'
import type { CallFailure } from '../../api/reply.ts'
import { CLOSING } from '../../features/session/session-store.ts'
import { FAIT_TEXTS } from './texts.ts'

/** The next gesture: a way, or a press. */
export type Suite = { readonly texte: string } & ({ readonly to: string } | { readonly faire: () => void })

export type Fait = { readonly texte: string; readonly suite?: Suite; readonly annuler?: () => void }

export type Geste<R> = {
  readonly clef: string
  readonly montrer?: () => (tenu: boolean) => void
  /** The options let the call outlive the page. */
  readonly envoyer: (options: Pick<CallOptions, 'keepalive'>) => Promise<E.Either<CallFailure, R>>
  /** Nothing is said without it. */
  readonly fait?: (reponse: R) => Fait
  readonly courriel?: string
  readonly retenu?: string
  readonly aussitot?: Suite
  /** A refusal that the screen itself answers: the line keeps quiet. */
  readonly taire?: (echec: CallFailure) => boolean
}

/** `fin`: when it leaves, in milliseconds, if that is said. A refusal stays until it is closed. */
export type Ligne = Fait & {
  readonly clef: string
  readonly etat: 'attend' | 'fait' | 'refus'
  readonly fin: number | null
}

type Depart = { readonly partir: () => void; readonly renoncer: () => void }

export const COURRIEL_MS = 10_000
export const ANNULER_MS = 5_000

/** The call outlives the page that asked for it. */
const SURVIVRE = { keepalive: true } as const

/** Asks at once; code that was lost on the way is a lost network. */
const envoyer = async <R>(geste: Geste<R>): Promise<E.Either<CallFailure, R>> => {
  try {
    return await geste.envoyer(SURVIVRE)
  } catch {
    return E.left({ _tag: 'Reseau' })
  }
}

export const makeGestes = () => {
  let lignes: readonly Ligne[] = []
  let enAttente: readonly string[] = []
  const departs = new Map<string, Depart>()
  const enCours = new Set<string>()
  const ecouteurs = new Set<() => void>()
  const poser = (suivantes: readonly Ligne[]): void => {
    lignes = suivantes
    enAttente = [...enCours]
    ecouteurs.forEach((ecouteur) => ecouteur())
  }
  const sans = (clef: string): readonly Ligne[] => lignes.filter((ligne) => ligne.clef !== clef)
  const oublier = (clef: string): void => poser(sans(clef))

  /** What was done last takes the place of what was done before; what waits and what was refused stay. */
  const mettre = (ligne: Ligne): void =>
    poser([...sans(ligne.clef).filter(({ etat }) => etat !== 'fait' || ligne.etat !== 'fait'), ligne])
  const dire = (fait: Fait, clef = ''): void => mettre({ ...fait, clef, etat: 'fait', fin: null })
  const prevenir = (fait: Fait, clef: string): void => mettre({ ...fait, clef, etat: 'refus', fin: null })

  const attendre = <R>(geste: Geste<R>): Promise<E.Either<CallFailure, R> | null> =>
    new Promise((resolve) => {
      const { clef, courriel, retenu, aussitot } = geste
      const delai = courriel === undefined ? ANNULER_MS : COURRIEL_MS
      const finir = (issue: Promise<E.Either<CallFailure, R>> | null): void => {
        clearTimeout(reveil)
        departs.delete(clef)
        oublier(clef)
        resolve(issue)
      }
      const depart = { partir: () => finir(envoyer(geste)), renoncer: () => finir(null) }
      const reveil = setTimeout(depart.partir, delai)
      departs.set(clef, depart)
      const fin = courriel === undefined ? null : Date.now() + delai
      const ligne = { clef, etat: 'attend', texte: courriel ?? retenu ?? '', annuler: depart.renoncer, fin } as const
      mettre(aussitot === undefined ? ligne : { ...ligne, suite: aussitot })
    })

  const refuser = <R>(geste: Geste<R>, echec: CallFailure): void => {
    const { courriel: _, retenu: __, ...encore } = geste
    const suite = { texte: FAIT_TEXTS.reessayer, faire: () => void faire(encore) }
    const sans = { texte: reasonOf(echec, FAIT_TEXTS.reseau), clef: geste.clef, etat: 'refus', fin: null } as const
    mettre(echec._tag === 'Reseau' ? { ...sans, suite } : sans)
  }

  /** The answer; `null` when it was given up, or is under way already. */
  const faire = async <R>(geste: Geste<R>): Promise<E.Either<CallFailure, R> | null> => {
    const { clef, montrer, fait, courriel, retenu, taire } = geste
    if (enCours.has(clef)) return null
    enCours.add(clef)
    poser(lignes)
    const finir = montrer?.()
    const attend = courriel !== undefined || retenu !== undefined
    const reponse = await (attend ? attendre(geste) : envoyer(geste))
    enCours.delete(clef)
    poser(lignes)
    finir?.(reponse !== null && E.isRight(reponse))
    if (reponse === null) return null
    if (E.isRight(reponse)) {
      if (lignes.some((ligne) => ligne.clef === clef)) oublier(clef)
      if (fait !== undefined) dire(fait(reponse.right), clef)
    } else if (taire?.(reponse.left) !== true) refuser(geste, reponse.left)
    return reponse
  }

  return {
    faire,
    dire,
    prevenir,
    oublier,
    lignes: () => lignes,
    enAttente: () => enAttente,
    /** One of them leaves now. */
    laisserPartir: (clef: string): void => departs.get(clef)?.partir(),
    /** One of them is given up, if it has not left. */
    regretter: (clef: string): void => departs.get(clef)?.renoncer(),
    /** Whether it waits to leave, or for its answer. */
    estEnRoute: (clef: string): boolean => enCours.has(clef),
    /** Whatever waits leaves now. */
    toutPartir: (): void => [...departs.values()].forEach(({ partir }) => partir()),
    ecouter: (ecouteur: () => void): (() => void) => {
      ecouteurs.add(ecouteur)
      return () => ecouteurs.delete(ecouteur)
    },
  }
}

const gestes = makeGestes()

export const { faire, dire, prevenir, oublier, laisserPartir, regretter, estEnRoute, toutPartir } = gestes

const AUCUN: readonly never[] = []

export const useLignes = (): readonly Ligne[] => useSyncExternalStore(gestes.ecouter, gestes.lignes, () => AUCUN)

/** Keys of the gestures that wait to leave, or for their answer. */
export const useEnAttente = (): readonly string[] => useSyncExternalStore(gestes.ecouter, gestes.enAttente, () => AUCUN)

/** Whether it is still on the screen: a refusal that nobody would see here is said on the line. */
export const useVivante = (): { readonly current: boolean } => {
  const vue = useContext(Seen)
  const vivante = useRef(vue)
  useEffect(() => {
    vivante.current = vue
    return () => {
      vivante.current = false
    }
  }, [vue])
  return vivante
}

/** Follows a page that is left, hidden on a phone, or logged out of; answers how to stop. */
export const partirAvecLaPage = (): (() => void) => {
  const surRegard = (): void => (document.visibilityState === 'hidden' ? toutPartir() : undefined)
  const fins = ['pagehide', CLOSING]
  fins.forEach((fin) => window.addEventListener(fin, toutPartir))
  document.addEventListener('visibilitychange', surRegard)
  return () => {
    fins.forEach((fin) => window.removeEventListener(fin, toutPartir))
    document.removeEventListener('visibilitychange', surRegard)
    toutPartir()
  }
}

/** Shows a change in every answer under a key; taken back when it does not hold, and asked anew in any case. */
export const montrerDans = <A>(
  client: QueryClient,
  queryKey: QueryKey,
  changer: (connu: A) => A,
): ((tenu: boolean) => void) => {
  // A first answer that is on its way shows the change itself, or is asked for again.
  void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  const avant = client.getQueriesData<A>({ queryKey })
  client.setQueriesData<A>({ queryKey }, (connu) => (connu === undefined ? undefined : changer(connu)))
  return (tenu) => {
    if (!tenu) avant.forEach(([clef, connu]) => client.setQueryData(clef, connu))
    void client.invalidateQueries({ queryKey })
  }
}
