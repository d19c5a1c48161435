import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { AcompteFacture, FactureALaCloture, LigneDeCloture } from '#domain/comptabilite/cloture'
import type { PieceB2c } from '#domain/comptabilite/b2c'
import type { Ecriture } from '#domain/comptabilite/livre'
import type { Periode } from '#domain/comptabilite/periode'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureDuDossier, LotsDeLignes } from '../export/extraits.ts'

export type PdfDePiece = { readonly numero: NumeroPiece; readonly pdf: Uint8Array }

export type LivresDeComptes = {
  /** Entries of the book of receipts, by the day on which the money moved. */
  readonly ecritures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<Ecriture>>
  readonly piecesB2c: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<PieceB2c>>
  readonly emises: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<FactureDuDossier>>
  readonly pdfs: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<PdfDePiece>>
  readonly pdfsDe: (numeros: readonly string[]) => TE.TaskEither<PortFailure, LotsDeLignes<PdfDePiece>>
  /** Invoices of other periods that an entry or a credit note of this one concerns, by number; none for deposits. */
  readonly autresFactures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<FactureALaCloture>>
  /** What was owed, either way, at the end of its last day: of invoices, by number, then of deposits, by order. */
  readonly cloture: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<LigneDeCloture>>
  readonly acomptesFactures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<AcompteFacture>>
}

/** The books as they are at one instant, whatever is written meanwhile, until `finir` gives back what they hold; a reader that rests too long loses them. */
export type LivresFiges = LivresDeComptes & { readonly finir: () => Promise<void> }

export type ComptabiliteReader = LivresDeComptes & {
  readonly figer: () => TE.TaskEither<PortFailure, LivresFiges>
  readonly premiereAnnee: () => TE.TaskEither<PortFailure, O.Option<number>>
}
