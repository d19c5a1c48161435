import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { DestinataireEfface, FactureInconnue, NumeroPiece } from '#domain/facturation/numero-piece'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import type {
  EtatDeFacture,
  FactureDuRegistre,
  FacturesEmises,
  FactureSuivie,
  Reglement,
} from '#domain/facturation/reglement'
import type {
  Avoir,
  AvoirPrepare,
  Facture,
  FactureDAcompte,
  FacturePreparee,
  Piece,
  PiecePreparee,
} from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { Transmission } from '#domain/facturation/emission'
import type { PrestationInconnue, PrestationId, Reference } from '#domain/prestation/reference'
import type { PageDeRegistre, PageDeRegistreDemandee } from '../shared/page.ts'

/** An issued document as it is kept: its bytes are never made again. */
export type PieceRedigee<P extends Piece = Piece> = {
  readonly piece: P
  readonly pdf: Uint8Array
  /** Factur-X, for professionals; `null` for the others. */
  readonly xml: string | null
  /** SHA-256 of the PDF, in hexadecimal. */
  readonly empreinte: string
}

/** `clientId` is `null` once the account was erased. */
export type PieceTenue = PieceRedigee & { readonly clientId: string | null }

export type Encaissement = { readonly reglement: Reglement; readonly pieces: readonly PieceDAcompte[] }

export type Rediger<P extends PiecePreparee, R extends Piece> = (
  preparee: P,
  numero: NumeroPiece,
) => TE.TaskEither<PortFailure, PieceRedigee<R>>

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

/** Read under the lock of the numbers, so that a moment taken then comes after it. */
export type Precedent = Date | null

/** A number is taken from a locked row in the transaction that writes the document: what fails leaves no gap. */
export type FactureStore = {
  /** Issues for a prestation that nobody else can change meanwhile; raises its version. */
  readonly emettre: <R>(
    id: PrestationId,
    decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, FacturePreparee>,
    rediger: Rediger<FacturePreparee, Facture>,
  ) => TE.TaskEither<PortFailure | PrestationInconnue | R, Facture>
  readonly emettreAvoir: <R>(
    numero: NumeroPiece,
    decider: (suivie: FactureSuivie, precedent: Precedent) => E.Either<R, AvoirPrepare>,
    rediger: Rediger<AvoirPrepare, Avoir>,
  ) => TE.TaskEither<PortFailure | FactureInconnue | R, Avoir>
  /** Writes a payment of an order that nobody else can bill, credit or settle meanwhile, and issues what it calls for; one before its invoice raises the version. */
  readonly encaisser: <R>(
    reference: Reference,
    decider: (compte: CompteOuvert, precedent: Precedent) => E.Either<R, Encaissement>,
    rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
  ) => TE.TaskEither<PortFailure | PrestationInconnue | R, CompteOuvert>
  /** The ledger of a prestation, and what the last withdrawal that took effect came to. */
  readonly compte: (id: PrestationId) => TE.TaskEither<PortFailure, Omit<CompteOuvert, 'dossier'>>
  /** The deposits of a prestation that no invoice has followed yet, in the order of writing. */
  readonly acomptes: (id: PrestationId) => TE.TaskEither<PortFailure, readonly Reglement[]>
  /** Every invoice of somebody or something, oldest first, those for deposits apart. */
  readonly emises: (dont: DontLesFactures) => TE.TaskEither<PortFailure, FacturesEmises>
  readonly parNumero: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<FactureSuivie>>
  /** Found by its own words or by those of a credit note; where it stands is told on the civil day `jour`. */
  readonly lister: (
    choix: ChoixDeFactures,
    jour: DateCivile,
  ) => TE.TaskEither<PortFailure, PageDeRegistre<FactureDuRegistre>>
  /** As it is listed; the number may be that of a credit note. */
  readonly duRegistre: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<FactureDuRegistre>>
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
