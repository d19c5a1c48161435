import * as E from '#fp/Either'
import type { Encaissement, Precedent, Rediger } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import { evenementDAcompte } from '#domain/facturation/faits-de-facture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { origineDAcompte } from '#domain/facturation/origine-d-acompte'
import type { Avoir, FactureDAcompte } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { Reglement } from '#domain/facturation/reglement'
import { PRESTATION_INCONNUE } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { avecPrestation, type Dossier } from '#domain/rendez-vous/dossier'
import { derniereRetractation } from './derniere-retractation.ts'
import { dernierMoment, issuePiece } from './issue-piece.ts'
import { acomptesDe, facturesDAcompteDe, facturesDe } from './issued-pieces.ts'
import type { MemoryPiece, MemoryStore } from './memory-store.ts'

/** What whoever bills decides on. */
export const aFacturer = (store: MemoryStore, id: PrestationId, dossier: Dossier): DossierAFacturer => ({
  dossier,
  acomptes: acomptesDe(store, id),
  facturesDAcompte: facturesDAcompteDe(store, id),
  factures: facturesDe(store, id),
  retractation: derniereRetractation(store, id),
})

const raconter = (
  store: MemoryStore,
  { prestation }: Dossier,
  reglement: Reglement,
  pieces: readonly NumeroPiece[],
): void => {
  const evenements = store.evenements.get(prestation.id) ?? []
  store.evenements.set(prestation.id, [...evenements, evenementDAcompte(reglement, pieces)])
}

const remettre = <K, V>(table: Map<K, V>, avant: ReadonlyMap<K, V>): void => {
  table.clear()
  for (const [cle, valeur] of avant) table.set(cle, valeur)
}

/** The tables that a document is written in, and the way back to what they were. */
const noter = ({ pieces, prestations, evenements, courriers }: MemoryStore): (() => void) => {
  const [a, b, c, d] = [new Map(pieces), new Map(prestations), new Map(evenements), new Map(courriers)]
  return () => {
    remettre(pieces, a)
    remettre(prestations, b)
    remettre(evenements, c)
    remettre(courriers, d)
  }
}

/** Documents for an entry, in their order: all of them, or none. */
export const emettreTout = async (
  store: MemoryStore,
  rattachement: Pick<MemoryPiece, 'prestationId' | 'clientId'>,
  pieces: readonly PieceDAcompte[],
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<E.Either<PortFailure, readonly NumeroPiece[]>> => {
  const numeros: NumeroPiece[] = []
  const defaire = noter(store)
  for (const piece of pieces) {
    const emise = await issuePiece(store, piece, rattachement, rediger)
    if (E.isLeft(emise)) {
      defaire()
      return emise
    }
    numeros.push(emise.right.numero)
  }
  return E.right(numeros)
}

/** What is decided of money without an invoice, and who writes the documents it calls for. */
export type Recette<R> = {
  readonly decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, Encaissement>
  readonly rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>
}

/** Money without an invoice, with what is issued for it. */
export const encaisser = async <R>(store: MemoryStore, id: PrestationId, { decider, rediger }: Recette<R>) => {
  const dossier = store.prestations.get(id)
  if (dossier === undefined) return E.left(PRESTATION_INCONNUE)
  const decide = decider(aFacturer(store, id, dossier), dernierMoment(store, 'acompte', 'avoir'))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const emises = await emettreTout(store, { prestationId: id, clientId: dossier.clientId }, pieces, rediger)
  if (E.isLeft(emises)) return emises
  store.ecritures.add(reglement.id)
  store.acomptes.set(reglement.id, { reglement, prestationId: id, origine: origineDAcompte(dossier.prestation) })
  store.prestations.set(id, avecPrestation(store.prestations.get(id) ?? dossier, {}))
  raconter(store, dossier, reglement, emises.right)
  return E.right(acomptesDe(store, id))
}
