import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import type { Avoirs, EffacementStore } from '#application/ports/effacement-store'
import { pieceConservee } from '#domain/conservation/facture'
import { solde } from '#domain/facturation/reglement'
import type { Conservee } from '#domain/compte/effacement'
import { type AvisPerdu, visitesEffacees } from '#domain/compte/visite-effacee'
import type { VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { PrestationId } from '#domain/prestation/reference'
import { recuEnTout } from '#domain/facturation/ventes'
import { multiplier } from '#domain/shared/montant'
import { deposerCourrier } from './deposer-courrier.ts'
import { acomptesDe } from './issued-pieces.ts'
import { oublierAppels } from './oublier-appels.ts'
import type { MemoryAcompte, MemoryCourrier, MemoryStore } from './memory-store.ts'

const ATTENDUS: readonly MemoryCourrier['statut'][] = ['a_envoyer', 'echoue']

/** What the business was not told yet of the appointments of these prestations. */
const avisPerdus = ({ courriers, evenements }: MemoryStore, dossiers: readonly Dossier[]): readonly AvisPerdu[] =>
  dossiers.flatMap(({ prestation: { id, reference } }) => {
    const convenue = (evenements.get(id) ?? []).some(({ fait }) => fait.genre === 'date_acceptee')
    return [...courriers.values()].flatMap((courrier) =>
      (courrier.genre === 'reponse_entreprise' || courrier.genre === 'annulation_entreprise') &&
      courrier.prestationId === id &&
      ATTENDUS.includes(courrier.statut)
        ? [{ prestationId: id, reference, annonce: courrier.detail, convenue }]
        : [],
    )
  })

/** What was agreed to: the version in force, and those that it replaced after they were accepted. */
const versionsAcceptees = ({ versionsDeDevis }: MemoryStore, id: PrestationId): readonly VersionDeDevis[] =>
  (versionsDeDevis.get(id) ?? []).filter(({ statut }) => statut === 'accepte')

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

const argentGardeDe = (store: MemoryStore, clientId: string): Avoirs['dettes'] =>
  [...store.prestations.values()].flatMap(({ prestation: { id, reference }, clientId: celui }) => {
    const acomptes = celui === clientId ? acomptesDe(store, id) : []
    return acomptes.length === 0 ? [] : [{ numero: reference, solde: multiplier(recuEnTout(acomptes).total, -1) }]
  })

const avoirsDe = (store: MemoryStore, clientId: string): Avoirs => ({
  dossiers: [...store.prestations.values()].filter((dossier) => dossier.clientId === clientId),
  messages: [...store.messages.values()].filter((fil) => fil.clientId === clientId).length,
  pieces: [...store.pieces.values()]
    .filter((kept) => kept.clientId === clientId)
    .map(({ redigee }) => pieceConservee(redigee.piece)),
  dettes: [...dettesDe(store, clientId), ...argentGardeDe(store, clientId)],
})

/** What was agreed to goes into the archive with its contract. */
const archiver = (store: MemoryStore, { dossiers }: Avoirs, { reference, jusquAu }: Conservee): void => {
  const dossier = dossiers.find(({ prestation }) => prestation.reference === reference)
  if (dossier === undefined) return
  const { prestation, dates } = dossier
  store.archives.set(reference, { jusquAu, prestation, dates, versions: versionsAcceptees(store, prestation.id) })
}

/** Deletes what fits, and says the keys that went. */
const retirer = <K, A>(table: Map<K, A>, fits: (a: A) => boolean): ReadonlySet<K> => {
  const parties = [...table].filter(([, a]) => fits(a)).map(([cle]) => cle)
  for (const cle of parties) table.delete(cle)
  return new Set(parties)
}

const clientDe = ({ prestations }: MemoryStore, { prestationId }: MemoryAcompte): string | null =>
  (prestationId === null ? undefined : prestations.get(prestationId))?.clientId ?? null

const retirerTout = (store: MemoryStore, clientId: string): void => {
  const email = store.clients.get(clientId)?.email
  oublierAppels(store, clientId)
  store.clients.delete(clientId)
  for (const [numero, kept] of store.pieces) {
    if (kept.clientId === clientId) store.pieces.set(numero, { ...kept, clientId: null, prestationId: null })
  }
  for (const [id, acompte] of store.acomptes) {
    if (clientDe(store, acompte) === clientId) store.acomptes.set(id, { ...acompte, prestationId: null })
  }
  const prestations = retirer(store.prestations, (prestation) => prestation.clientId === clientId)
  const messages = retirer(store.messages, (fil) => fil.clientId === clientId)
  for (const id of prestations) {
    store.evenements.delete(id)
    store.versionsDeDevis.delete(id)
  }
  retirer(store.cles, ({ prestationId }) => prestations.has(prestationId))
  retirer(
    store.courriers,
    (courrier: MemoryCourrier) =>
      ('prestationId' in courrier && prestations.has(courrier.prestationId)) ||
      ('messageId' in courrier && messages.has(courrier.messageId)) ||
      ('clientId' in courrier && courrier.clientId === clientId) ||
      ('email' in courrier && courrier.email === email),
  )
}

/** Accounts erased from memory, with the promises of the database. */
export const makeMemoryEffacementStore = (store: MemoryStore): EffacementStore => ({
  avoirs: (clientId) => TE.fromIO(() => avoirsDe(store, clientId)),
  effacer: (clientId, instant, decider) =>
    TE.fromIOEither(() => {
      const avoirs = avoirsDe(store, clientId)
      const effacement = decider(avoirs)
      if (E.isLeft(effacement)) return effacement
      const { supprimees, conservees } = effacement.right
      for (const conservee of conservees) archiver(store, avoirs, conservee)
      const gardees = conservees.map(({ reference }) => reference)
      const references = [...supprimees, ...gardees]
      const visites = visitesEffacees(avoirs.dossiers, avisPerdus(store, avoirs.dossiers), instant)
      retirerTout(store, clientId)
      if (references.length > 0) {
        deposerCourrier(
          store,
          { genre: 'effacement_entreprise', detail: { references, conservees: gardees, visites } },
          instant,
        )
      }
      return effacement
    }),
})
