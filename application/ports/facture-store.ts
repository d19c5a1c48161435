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
  FactureDAcompteSuivie,
  FactureDuRegistre,
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
import type { Verdict } from '#domain/retractation/verdict'
import type { PageDeRegistre, PageDeRegistreDemandee } from '../shared/page.ts'

/** An issued document as it is kept: its bytes are never made again. */
export type PieceRedigee<P extends Piece> = {
  readonly piece: P
  readonly pdf: Uint8Array
  /** Factur-X, for professionals; `null` for the others. */
  readonly xml: string | null
  /** SHA-256 of the PDF, in hexadecimal. */
  readonly empreinte: string
}

/** `clientId` is `null` once the account was erased. */
export type PieceTenue = PieceRedigee<Piece> & { readonly clientId: string | null }

export type Encaissement = { readonly reglement: Reglement; readonly pieces: readonly PieceDAcompte[] }

export type Rediger<P extends PiecePreparee, R extends Piece> = (
  preparee: P,
  numero: NumeroPiece,
) => TE.TaskEither<PortFailure, PieceRedigee<R>>

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
  /** Everything that was paid for a prestation or given back, in the order of writing. */
  readonly reglements: (id: PrestationId) => TE.TaskEither<PortFailure, readonly Reglement[]>
  /** Of these, the deposits that no invoice has followed yet. */
  readonly acomptes: (id: PrestationId) => TE.TaskEither<PortFailure, readonly Reglement[]>
  /** Issued for deposits of a prestation, oldest first, whether an invoice took them over or not. */
  readonly facturesDAcompte: (id: PrestationId) => TE.TaskEither<PortFailure, readonly FactureDAcompteSuivie[]>
  /** Newest first. */
  readonly facturesDAcompteDuClient: (clientId: string) => TE.TaskEither<PortFailure, readonly FactureDAcompteSuivie[]>
  readonly facturesDAcompteDeReference: (
    reference: Reference,
  ) => TE.TaskEither<PortFailure, readonly FactureDAcompteSuivie[]>
  readonly parNumero: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<FactureSuivie>>
  /** Found by its own words or by those of a credit note; where it stands is told on the civil day `jour`. */
  readonly lister: (
    choix: ChoixDeFactures,
    jour: DateCivile,
  ) => TE.TaskEither<PortFailure, PageDeRegistre<FactureDuRegistre>>
  /** As it is listed; the number may be that of a credit note. */
  readonly duRegistre: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<FactureDuRegistre>>
  /** Oldest first. */
  readonly dePrestation: (id: PrestationId) => TE.TaskEither<PortFailure, readonly FactureSuivie[]>
  readonly duClient: (clientId: string) => TE.TaskEither<PortFailure, readonly FactureSuivie[]>
  /** What the last withdrawal that took effect came to; a contract that was never ended has none. */
  readonly retractation: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<Verdict>>
  readonly deReference: (reference: Reference) => TE.TaskEither<PortFailure, readonly FactureSuivie[]>
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
