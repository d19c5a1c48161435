import { lirePrestationRoute, modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { cleanText } from '#domain/shared/clean'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { readLocal, removeLocal, writeLocal } from '../../browser/local-storage.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { WAITING_ACTS } from '../../features/session/session-store.ts'

/** Something typed on the road. `connues`: notes of the same words that were there before it was first sent; `null` until then. */
export type Acte = {
  readonly clef: string
  readonly id: string
  readonly nom: string
  readonly connues: number | null
} & ({ readonly genre: 'note'; readonly texte: string } | { readonly genre: 'termine' })

const ecouteurs = new Set<() => void>()

export const suivreActes = (ecouteur: () => void): (() => void) => {
  ecouteurs.add(ecouteur)
  window.addEventListener('storage', ecouteur)
  return () => {
    ecouteurs.delete(ecouteur)
    window.removeEventListener('storage', ecouteur)
  }
}

/** As stored: the same text is the same waiting. */
export const actesStockes = (): string => readLocal(WAITING_ACTS) ?? '[]'

export const actesDe = (stockes: string): readonly Acte[] => {
  try {
    return JSON.parse(stockes) as readonly Acte[]
  } catch {
    return []
  }
}

const changer = (changement: (actes: readonly Acte[]) => readonly Acte[]): void => {
  const actes = changement(actesDe(actesStockes()))
  if (actes.length === 0) removeLocal(WAITING_ACTS)
  else writeLocal(WAITING_ACTS, JSON.stringify(actes))
  ecouteurs.forEach((ecouteur) => ecouteur())
}

export const ajouter = (acte: Acte): void => changer((actes) => [...actes, acte])

const retirer = ({ clef }: Acte): void => changer((actes) => actes.filter((autre) => autre.clef !== clef))

/** How often these words stand in the history of an order. */
export const foisNotee = ({ historique }: Pick<PrestationReply, 'historique'>, texte: string): number =>
  historique.filter(({ fait }) => fait.genre === 'note' && fait.texte === cleanText(texte)).length

const lire = (id: string) => callWithSession(lirePrestationRoute, { params: { id } })()

/** A note whose answer was lost is looked for before it is sent again; done twice is done once. */
const envoyer = async (acte: Acte): Promise<E.Either<CallFailure, unknown>> => {
  const { id } = acte
  const params = { id }
  if (acte.genre === 'termine') {
    return callWithSession(modifierPrestationRoute, {
      params,
      body: { statut: 'terminé', motif: '', version: undefined },
    })()
  }
  const lue = await lire(id)
  if (E.isLeft(lue)) return lue
  const fois = foisNotee(lue.right, acte.texte)
  if (acte.connues !== null && fois > acte.connues) return lue
  changer((actes) => actes.map((autre) => (autre.clef === acte.clef ? { ...autre, connues: fois } : autre)))
  return callWithSession(modifierPrestationRoute, { params, body: { note: acte.texte, version: undefined } })()
}

/** Whether another try may succeed: the network, a server that is away, a session to open again. */
export const estPassager = (echec: CallFailure): boolean =>
  echec._tag !== 'Refus' || echec.status >= 500 || [401, 408, 429].includes(echec.status)

export type Refus = { readonly acte: Acte; readonly echec: CallFailure }

/** Sends what waits, in order, one tab at a time; stops at the first that cannot leave yet. Answers what the server refused. */
export const faireParti = (): Promise<{ readonly partis: number; readonly refus: readonly Refus[] }> =>
  navigator.locks.request(WAITING_ACTS, async () => {
    const refus: Refus[] = []
    let partis = 0
    for (const { clef } of actesDe(actesStockes())) {
      const acte = actesDe(actesStockes()).find((autre) => autre.clef === clef)
      if (acte === undefined) continue
      const issue = await envoyer(acte)
      if (E.isLeft(issue)) {
        if (estPassager(issue.left)) break
        refus.push({ acte, echec: issue.left })
      } else partis += 1
      retirer(acte)
    }
    return { partis, refus }
  })
