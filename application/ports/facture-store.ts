import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { DestinataireEfface, FactureInconnue, GenreDePiece, NumeroPiece } from '#domain/facturation/numero-piece'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import type { EtatDeFacture, FactureDuRegistre, FacturesEmises, Reglement } from '#domain/facturation/reglement'
import type { Piece, PiecePreparee } from '#domain/facturation/piece'
import type { Transmission } from '#domain/facturation/emission'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import type { PageDeRegistre, PageDeRegistreDemandee } from '../shared/page.ts'

/** An issued document as stored: its bytes are never generated again. */
export type PieceRedigee = {
  readonly piece: Piece
  readonly pdf: Uint8Array
  /** The Factur-X file of a professional; `null` for others. */
  readonly xml: string | null
  /** SHA-256 of the PDF, in hexadecimal. */
  readonly empreinte: string
}

/** `clientId`: `null` once the account is erased. */
export type PieceTenue = PieceRedigee & { readonly clientId: string | null }

export type Rediger = (preparee: PiecePreparee, numero: NumeroPiece) => TE.TaskEither<PortFailure, PieceRedigee>

/** Names an order by its prestation, by one of its invoices, or by its reference, which its documents keep once it is erased. */
export type CommandeVisee =
  | { readonly prestationId: PrestationId }
  | { readonly numero: NumeroPiece }
  | { readonly reference: Reference }

/** A write in a ledger: a payment, if any, and documents in the order of their numbers. */
export type Operation = { readonly reglement: Reglement | null; readonly pieces: readonly PiecePreparee[] }

/** Selects invoices by account, prestation or reference. After an erasure they are found only by reference. */
export type DontLesFactures =
  | { readonly prestationId: PrestationId }
  | { readonly clientId: string }
  | { readonly reference: Reference }

export type ChoixDeFactures = {
  readonly mots: readonly string[]
  readonly etat: EtatDeFacture | null
  readonly page: PageDeRegistreDemandee
}

/** The last date of issue of each series. It is read under the lock of the numbers, so a later clock reading comes after it. */
export type Precedents = Readonly<Record<GenreDePiece, Date | null>>

export type FactureStore = {
  /**
   * Writes in the locked ledger of an order, and answers the result; none if the order never existed. A document, or a payment
   * before the invoice, raises the version of the prestation. The number comes from a row locked in the same transaction, so
   * that a failure leaves no gap.
   */
  readonly ecrire: <R>(
    commande: CommandeVisee,
    decider: (compte: CompteOuvert, precedents: Precedents) => E.Either<R, Operation>,
    rediger: Rediger,
  ) => TE.TaskEither<PortFailure | R, O.Option<CompteOuvert>>
  /** The ledger of a prestation and its last effective withdrawal. */
  readonly compte: (id: PrestationId) => TE.TaskEither<PortFailure, Omit<CompteOuvert, 'dossier'>>
  /** The deposits of a prestation that no invoice deducts yet, in order of recording. */
  readonly acomptes: (id: PrestationId) => TE.TaskEither<PortFailure, readonly Reglement[]>
  /** The invoices of an account or an order, oldest first; deposit invoices apart. */
  readonly emises: (dont: DontLesFactures) => TE.TaskEither<PortFailure, FacturesEmises>
  /** Lists invoices, found by their own words or those of their credit notes; their state is that of the civil day `jour`. */
  readonly lister: (
    choix: ChoixDeFactures,
    jour: DateCivile,
  ) => TE.TaskEither<PortFailure, PageDeRegistre<FactureDuRegistre>>
  /** One invoice as in the list; `numero` may be that of a credit note. */
  readonly parNumero: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<FactureDuRegistre>>
  readonly fichier: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<PieceTenue>>
  readonly renvoyer: (
    numero: NumeroPiece,
    instant: Date,
  ) => TE.TaskEither<PortFailure | FactureInconnue | DestinataireEfface, void>
  readonly transmission: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<Transmission>>
  /** Records a hand-over to the platform; only the first one counts, and it is answered. */
  readonly noterTransmission: (
    numero: NumeroPiece,
    transmission: Transmission,
  ) => TE.TaskEither<PortFailure, Transmission>
}
