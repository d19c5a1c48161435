import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import type { PieceB2c } from '#domain/comptabilite/b2c'
import type { AcompteALaCloture, FactureALaCloture } from '#domain/comptabilite/cloture'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import type { Periode } from '#domain/comptabilite/periode'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { LotsDeLignes } from './export-reader.ts'

/** An issued document as it was kept. */
export type PdfDePiece = { readonly numero: NumeroPiece; readonly pdf: Uint8Array }

/** The books of a period, read as they are asked for. What was written never changes; what is written meanwhile may be told. */
export type ComptabiliteReader = {
  /** Entries of the book of receipts, by the day on which the money moved. */
  readonly ecritures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<Ecriture>>
  /** What was issued to consumers, by day. */
  readonly piecesB2c: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<PieceB2c>>
  /** The bytes of every document, a few at a time, by number. */
  readonly pdfs: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<PdfDePiece>>
  /** Invoices of other periods that an entry or a credit note of this one concerns, by number; none for deposits. */
  readonly autresFactures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<FactureALaCloture>>
  /**
   * Their bytes, those of their credit notes of before, and of what was issued in other periods for deposits that this one
   * concerns, a few at a time, by number.
   */
  readonly autresPdfs: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<PdfDePiece>>
  /** Invoices of which something was owed, either way, at the end of its last day, by number. */
  readonly ouvertes: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<FactureALaCloture>>
  /** Money received by then for what was billed later, or not yet, by order. */
  readonly acomptes: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<AcompteALaCloture>>
  /** Invoices for deposits that the period concerns: issued, received, given back or deducted in it, by number. */
  readonly acomptesFactures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<AcompteFacture>>
  /** The first year in which a document was issued. */
  readonly premiereAnnee: () => TE.TaskEither<PortFailure, O.Option<number>>
}
