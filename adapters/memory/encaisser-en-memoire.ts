import * as E from '#fp/Either'
import type { Encaissement, Precedent, Rediger } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import { evenementDeReglement } from '#domain/facturation/faits-de-facture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir, FactureDAcompte } from '#domain/facturation/piece'
import { PRESTATION_INCONNUE } from '#domain/prestation/prestation-inconnue'
import type { Reference } from '#domain/prestation/reference'
import { avecPrestation } from '#domain/rendez-vous/dossier'
import { dernierMoment, issuePiece } from './issue-piece.ts'
import { compteDe } from './issued-pieces.ts'
import type { MemoryPiece, MemoryStore } from './memory-store.ts'

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

const emettreTout = async (
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

export type Recette<R> = {
  readonly decider: (compte: CompteOuvert, precedent: Precedent) => E.Either<R, Encaissement>
  readonly rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>
}

export const encaisser = async <R>(store: MemoryStore, reference: Reference, { decider, rediger }: Recette<R>) => {
  const compte = compteDe(store, reference)
  if (compte === null) return E.left(PRESTATION_INCONNUE)
  const decide = decider(compte, dernierMoment(store, 'acompte', 'avoir'))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const id = compte.dossier?.prestation.id ?? null
  const emises = await emettreTout(
    store,
    { prestationId: id, clientId: compte.dossier?.clientId ?? null },
    pieces,
    rediger,
  )
  if (E.isLeft(emises)) return emises
  const reglements = [...compte.reglements, reglement]
  store.reglements.set(reference, reglements)
  const evenement = evenementDeReglement(reglement, emises.right)
  const dossier = id === null ? undefined : store.prestations.get(id)
  if (id !== null && dossier !== undefined && evenement !== null) {
    store.prestations.set(id, avecPrestation(dossier, {}))
    store.evenements.set(id, [...(store.evenements.get(id) ?? []), evenement])
  }
  return E.right({ ...compte, reglements })
}
