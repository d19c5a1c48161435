import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { CompteDuLivre } from '#domain/comptabilite/livre'
import type { Periode } from '#domain/comptabilite/periode'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureDuDossier } from '../export/extraits.ts'

export type PdfDePiece = { readonly numero: NumeroPiece; readonly pdf: Uint8Array }

/** Reads the ledgers of orders one after the other and keeps only what `lire` makes of each. */
export type ComptabiliteReader = {
  /** The ledgers with money or a document in the period. */
  readonly parCompte: <A>(
    periode: Periode,
    lire: (compte: CompteDuLivre) => A,
  ) => TE.TaskEither<PortFailure, readonly A[]>
  /** At one instant: the ledgers with money or a document by the end of the period, and the documents issued in it, oldest first. */
  readonly dossier: <A>(
    periode: Periode,
    lire: (compte: CompteDuLivre) => A,
  ) => TE.TaskEither<PortFailure, { readonly comptes: readonly A[]; readonly emises: readonly FactureDuDossier[] }>
  /** The files of documents, by number, read as the caller asks for them; a number without a document is left out. Rejects if the reading fails. */
  readonly pdfs: (numeros: readonly string[]) => AsyncIterable<PdfDePiece>
  /** The year of the first document or payment. */
  readonly premiereAnnee: () => TE.TaskEither<PortFailure, O.Option<number>>
}
