import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import type { Avoirs, EffacementStore } from '#application/ports/effacement-store'
import { pieceConservee } from '#domain/conservation/facture'
import { solde } from '#domain/facturation/reglement'
import { EFFACEMENT } from '#domain/courrier/courrier'
import { deposerCourrier } from './deposer-courrier.ts'
import type { MemoryCourrier, MemoryStore } from './memory-store.ts'

const dettesDe = (store: MemoryStore, clientId: string): Avoirs['dettes'] => {
  const pieces = [...store.pieces.values()].filter((kept) => kept.clientId === clientId)
  const emises = pieces.map(({ redigee }) => redigee.piece)
  return emises.flatMap((facture) => {
    if (facture.genre !== 'facture') return []
    const avoirs = emises.flatMap((piece) =>
      piece.genre === 'avoir' && piece.facture.numero === facture.numero ? [piece] : [],
    )
    const reglements = store.reglements.get(facture.numero) ?? []
    return [{ numero: facture.numero, solde: solde({ facture, avoirs, reglements }) }]
  })
}

const avoirsDe = (store: MemoryStore, clientId: string): Avoirs => ({
  dossiers: [...store.prestations.values()].filter((dossier) => dossier.clientId === clientId),
  messages: [...store.messages.values()].filter((fil) => fil.clientId === clientId).length,
  pieces: [...store.pieces.values()]
    .filter((kept) => kept.clientId === clientId)
    .map(({ redigee }) => pieceConservee(redigee.piece)),
  dettes: dettesDe(store, clientId),
})

/** Deletes what fits, and says the keys that went. */
const retirer = <K, A>(table: Map<K, A>, fits: (a: A) => boolean): ReadonlySet<K> => {
  const parties = [...table].filter(([, a]) => fits(a)).map(([cle]) => cle)
  for (const cle of parties) table.delete(cle)
  return new Set(parties)
}

const retirerTout = (store: MemoryStore, clientId: string): void => {
  const email = store.clients.get(clientId)?.email
  store.clients.delete(clientId)
  for (const faite of store.estimations.values()) {
    if (faite.contact !== null && faite.contact.email === email) {
      store.estimations.set(faite.id, { ...faite, contact: null, notes: '' })
    }
  }
  for (const [numero, kept] of store.pieces) {
    if (kept.clientId === clientId) store.pieces.set(numero, { ...kept, clientId: null, prestationId: null })
  }
  const prestations = retirer(store.prestations, (prestation) => prestation.clientId === clientId)
  const messages = retirer(store.messages, (fil) => fil.clientId === clientId)
  for (const id of prestations) store.evenements.delete(id)
  retirer(store.cles, ({ prestationId }) => prestations.has(prestationId))
  retirer(
    store.courriers,
    (courrier: MemoryCourrier) =>
      ('prestationId' in courrier && prestations.has(courrier.prestationId)) ||
      ('messageId' in courrier && messages.has(courrier.messageId)) ||
      ('email' in courrier && courrier.email === email),
  )
}

/** Accounts erased from memory, with the promises of the database. */
export const makeMemoryEffacementStore = (store: MemoryStore): EffacementStore => ({
  avoirs: (clientId) => TE.fromIO(() => avoirsDe(store, clientId)),
  effacer: (clientId, instant, decider) =>
    TE.fromIOEither(() => {
      const effacement = decider(avoirsDe(store, clientId))
      if (E.isLeft(effacement)) return effacement
      const { supprimees, conservees } = effacement.right
      for (const { reference, jusquAu } of conservees) store.archives.set(reference, jusquAu)
      const references = [...supprimees, ...conservees.map(({ reference }) => reference)]
      retirerTout(store, clientId)
      if (references.length > 0) deposerCourrier(store, { genre: EFFACEMENT, references }, instant)
      return effacement
    }),
})
