import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type {
  ANCIENNE_ADRESSE,
  EFFACEMENT,
  GenreDeCommande,
  GenreDeMessage,
  NOUVELLE_ADRESSE,
  REINITIALISATION,
} from '#domain/courrier/courrier'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Email } from '#domain/client/email'
import type { ReponseId } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import type { AnnonceDAvenant, GenreDAvenant } from '#domain/devis/courrier-d-avenant'
import type { FACTURE_CLIENT } from '#domain/facturation/courrier-de-facture'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import type { Annonce, GenreDeRendezVous } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { ChangementDeStatut, STATUT_CLIENT } from '#domain/rendez-vous/courrier-de-statut'
import type { GenreDeRetractation, RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'

/** The claim of one worker on a mail. `essais` counts this attempt and fences off a worker that lost its claim. */
export type Reservation = { readonly id: string; readonly essais: number }

export type CourrierDeCommande = Reservation & {
  readonly genre: GenreDeCommande
  readonly prestationId: PrestationId
  readonly clientId: string
  /** The first order of an account: this mail brings its temporary password. */
  readonly ouvreCompte: boolean
}

/** `reponseId` is the text of the thread that the mail brings; `null` for the message that began it. */
export type CourrierDeMessage = Reservation & {
  readonly genre: GenreDeMessage
  readonly messageId: MessageId
  readonly reponseId: ReponseId | null
}

export type CourrierDeRendezVous = Reservation & {
  readonly genre: GenreDeRendezVous
  readonly prestationId: PrestationId
  readonly annonce: Annonce
}

export type CourrierDeStatut = Reservation & {
  readonly genre: typeof STATUT_CLIENT
  readonly prestationId: PrestationId
  readonly changement: ChangementDeStatut
}

/** `numero` is the invoice or the credit note that the mail brings. */
export type CourrierDeFacture = Reservation & {
  readonly genre: typeof FACTURE_CLIENT
  readonly prestationId: PrestationId
  readonly numero: NumeroPiece
}

/** A way into an account; whether the address has one is found out when the mail is written. */
export type CourrierDeReinitialisation = Reservation & {
  readonly genre: typeof REINITIALISATION | typeof NOUVELLE_ADRESSE
  readonly email: Email
}

/** To the address that an account had; the account is only named so that the mail goes with it. */
export type CourrierDAncienneAdresse = Reservation & {
  readonly genre: typeof ANCIENNE_ADRESSE
  readonly email: Email
  readonly clientId: string
}

/** The orders that went with an account, by the only name that is left of them. */
export type CourrierDEffacement = Reservation & {
  readonly genre: typeof EFFACEMENT
  readonly references: readonly Reference[]
  /** Those among them that the law keeps apart. */
  readonly conservees: readonly Reference[]
  /** The agreed visits among them that do not take place. */
  readonly visites: readonly VisiteEffacee[]
}

/** Which version of a quote the mail is about, and what became of it. */
export type CourrierDAvenant = Reservation & {
  readonly genre: GenreDAvenant
  readonly prestationId: PrestationId
  readonly avenant: AnnonceDAvenant
}

/** All that is told of a declaration of withdrawal: its order may be gone, or never have been. */
export type CourrierDeRetractation = Reservation & {
  readonly genre: GenreDeRetractation
  readonly recu: RecuDeRetractation
}

/** A mail to send, claimed by one worker, and what it is about. */
export type CourrierReserve =
  | CourrierDeCommande
  | CourrierDeMessage
  | CourrierDeRendezVous
  | CourrierDeStatut
  | CourrierDeFacture
  | CourrierDeReinitialisation
  | CourrierDAncienneAdresse
  | CourrierDEffacement
  | CourrierDAvenant
  | CourrierDeRetractation

export type EtatOutbox = { readonly enAttente: number; readonly echoues: number; readonly plusAncien: Date | null }

/** A mail that waits for the owner. `genre` is as it was written, even by another version of the site. */
export type CourrierEchoue = {
  readonly id: string
  readonly genre: string
  readonly essais: number
  readonly creeLe: Date
  readonly derniereErreur: string | null
  /** The reference, the name or the address it is about; empty when nothing is left of it. */
  readonly sujet: string
}

/** Mails that wait in the database, written with what they tell, taken by as many workers as there are instances. */
export type Outbox = {
  /** The clock that decides what is due and until when it is claimed: one for all instances, whose own clocks differ. */
  readonly heure: TE.TaskEither<PortFailure, Date>
  /**
   * Claims the mails due at `instant`, oldest first, until `finDuBail`; nobody else gets them before. A mail to be sent at once is
   * due whatever clock wrote it, and one to be tried again is never due later than the longest delay.
   */
  readonly reserver: (
    instant: Date,
    finDuBail: Date,
    nombre: number,
  ) => TE.TaskEither<PortFailure, readonly CourrierReserve[]>
  readonly marquerEnvoye: (reservation: Reservation, instant: Date) => TE.TaskEither<PortFailure, void>
  /** `prochainEssai` is `null` when the mail now waits for the owner. */
  readonly marquerEchoue: (
    reservation: Reservation,
    prochainEssai: Date | null,
    raison: string,
  ) => TE.TaskEither<PortFailure, void>
  /** The mail has nothing left to tell: a reminder of a visit that was cancelled, a reset of no account. */
  readonly marquerSansObjet: (reservation: Reservation) => TE.TaskEither<PortFailure, void>
  /** Asks for a reset mail; the same write whether the address has an account or not. */
  readonly demanderReinitialisation: (email: Email, instant: Date) => TE.TaskEither<PortFailure, void>
  /** A mail that nobody will ask for, said to the owner as failed: `raison` as `ecrireEchec` writes it. */
  readonly retenirReinitialisation: (email: Email, instant: Date, raison: string) => TE.TaskEither<PortFailure, void>
  /** Holds a mail for the owner; `false` when it failed or was held before: it is the owner who sends it again. */
  readonly retenir: (reservation: Reservation, raison: string) => TE.TaskEither<PortFailure, boolean>
  /** Why the mails that were tried and wait did not leave: what the last one was told. */
  readonly empechement: TE.TaskEither<PortFailure, O.Option<string>>
  /** Counts what is due at `instant`: a reminder for next week is no delay. */
  readonly etat: (instant: Date) => TE.TaskEither<PortFailure, EtatOutbox>
  /** The failed mails, the most recent first. */
  readonly echoues: (limite: number) => TE.TaskEither<PortFailure, readonly CourrierEchoue[]>
  /** Makes every failed mail, or the one named, due at `instant`, with all its attempts before it; answers how many. */
  readonly renvoyerEchoues: (instant: Date, id?: string | null) => TE.TaskEither<PortFailure, number>
}
