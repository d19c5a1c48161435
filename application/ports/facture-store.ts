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

/** An issued document as it is kept: its bytes are never made again. */
export type PieceRedigee = {
  readonly piece: Piece
  readonly pdf: Uint8Array
  /** Factur-X, for professionals; `null` for the others. */
  readonly xml: string | null
  /** SHA-256 of the PDF, in hexadecimal. */
  readonly empreinte: string
}

/** `clientId` is `null` once the account was erased. */
export type PieceTenue = PieceRedigee & { readonly clientId: string | null }

export type Rediger = (preparee: PiecePreparee, numero: NumeroPiece) => TE.TaskEither<PortFailure, PieceRedigee>

/** An order by its prestation, by one of its invoices, or by its reference, which its documents keep once it is erased. */
export type CommandeVisee =
  | { readonly prestationId: PrestationId }
  | { readonly numero: NumeroPiece }
  | { readonly reference: Reference }

/** What is written in a ledger: the payment, if any, and the documents, in the order of their numbers. */
export type Operation = { readonly reglement: Reglement | null; readonly pieces: readonly PiecePreparee[] }

/** Whose invoices: those of an account or a prestation are no longer found by it once it is erased. */
export type DontLesFactures =
  | { readonly prestationId: PrestationId }
  | { readonly clientId: string }
  | { readonly reference: Reference }

export type ChoixDeFactures = {
  readonly mots: readonly string[]
  readonly etat: EtatDeFacture | null
  readonly page: PageDeRegistreDemandee
}

/** When the last document of each series was issued. Read under the lock of the numbers, so that a moment taken then comes after it. */
export type Precedents = Readonly<Record<GenreDePiece, Date | null>>

export type FactureStore = {
  /**
   * Writes in the ledger of an order that nobody else can change, bill, credit or settle meanwhile, and answers it as it is
   * then; none of an order that never was. A document, or a payment before the invoice, raises the version of the prestation.
   * A number is taken from a locked row in the transaction that writes the document: what fails leaves no gap.
   */
  readonly ecrire: <R>(
    commande: CommandeVisee,
    decider: (compte: CompteOuvert, precedents: Precedents) => E.Either<R, Operation>,
    rediger: Rediger,
  ) => TE.TaskEither<PortFailure | R, O.Option<CompteOuvert>>
  /** The ledger of a prestation, and what the last withdrawal that took effect came to. */
  readonly compte: (id: PrestationId) => TE.TaskEither<PortFailure, Omit<CompteOuvert, 'dossier'>>
  /** The deposits of a prestation that no invoice has followed yet, in the order of writing. */
  readonly acomptes: (id: PrestationId) => TE.TaskEither<PortFailure, readonly Reglement[]>
  /** Every invoice of somebody or something, oldest first, those for deposits apart. */
  readonly emises: (dont: DontLesFactures) => TE.TaskEither<PortFailure, FacturesEmises>
  /** Found by its own words or by those of a credit note; where it stands is told on the civil day `jour`. */
  readonly lister: (
    choix: ChoixDeFactures,
    jour: DateCivile,
  ) => TE.TaskEither<PortFailure, PageDeRegistre<FactureDuRegistre>>
  /** As it is listed; the number may be that of a credit note. */
  readonly parNumero: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<FactureDuRegistre>>
  readonly fichier: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<PieceTenue>>
  readonly renvoyer: (
    numero: NumeroPiece,
    instant: Date,
  ) => TE.TaskEither<PortFailure | FactureInconnue | DestinataireEfface, void>
  readonly transmission: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<Transmission>>
  /** The first deposit of a document is the one that counts, and the one answered. */
  readonly noterTransmission: (
    numero: NumeroPiece,
    transmission: Transmission,
  ) => TE.TaskEither<PortFailure, Transmission>
}
