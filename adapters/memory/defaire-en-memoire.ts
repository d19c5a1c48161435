import * as E from '#fp/Either'
import type { Encaissement, Precedent, Rediger } from '#application/ports/facture-store'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import { evenementDAnnulation } from '#domain/facturation/faits-de-facture'
import { FACTURE_INCONNUE } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir, FactureDAcompte } from '#domain/facturation/piece'
import type { FactureSuivie } from '#domain/facturation/reglement'
import { emettreTout } from './encaisser-en-memoire.ts'
import { ajouter, dernierMoment } from './issue-piece.ts'
import { facturesDAcompteSuivies, suivieDe } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'

/** What is decided of an entry that was an error, and who writes the documents that this calls for. */
type Annulation<R> = {
  readonly decider: (
    suivie: FactureSuivie,
    facturesDAcompte: readonly FactureDAcompteSuivie[],
    precedent: Precedent,
  ) => E.Either<R, Encaissement>
  readonly rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>
}

/** Undoes an entry of an invoice, with what is issued for it. */
export const defaire = async <R>(store: MemoryStore, numero: NumeroPiece, { decider, rediger }: Annulation<R>) => {
  const suivie = suivieDe(store, numero)
  const kept = store.pieces.get(numero)
  if (suivie === undefined || kept === undefined) return E.left(FACTURE_INCONNUE)
  const { reference } = suivie.facture
  const decide = decider(
    suivie,
    facturesDAcompteSuivies(store, ({ redigee }) => redigee.piece.reference === reference),
    dernierMoment(store, 'acompte', 'avoir'),
  )
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const emises = await emettreTout(store, kept, pieces, rediger)
  if (E.isLeft(emises)) return emises
  const evenement = evenementDAnnulation(reglement, emises.right)
  const { prestationId } = kept
  if (evenement !== null && prestationId !== null)
    store.evenements.set(prestationId, [...(store.evenements.get(prestationId) ?? []), evenement])
  ajouter(store, numero, [reglement])
  return E.right({ ...suivie, reglements: [...suivie.reglements, reglement] })
}
