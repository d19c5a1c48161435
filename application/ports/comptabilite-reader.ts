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
  /** Invoices of other periods that a payment or a credit note of this period concerns, by number. Deposit invoices are left out. */
  readonly autresFactures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<FactureALaCloture>>
  /** Open balances at the end of the period: invoices by number, then deposits by order. */
  readonly cloture: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<LigneDeCloture>>
  readonly acomptesFactures: (periode: Periode) => TE.TaskEither<PortFailure, LotsDeLignes<AcompteFacture>>
}

/** The books at one instant, unaffected by later writes, until `finir` frees them. A reader that pauses too long loses them. */
export type LivresFiges = LivresDeComptes & { readonly finir: () => Promise<void> }

export type ComptabiliteReader = LivresDeComptes & {
  readonly figer: () => TE.TaskEither<PortFailure, LivresFiges>
  readonly premiereAnnee: () => TE.TaskEither<PortFailure, O.Option<number>>
}
