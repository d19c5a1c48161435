import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PageDeRegistre, PageDeRegistreDemandee, Total } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { Idempotence } from '#application/prestation/idempotence'
import type { EstimationId } from '#domain/estimation/estimation-id'
import type { Evenement } from '#domain/prestation/evenement'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { TriPrestation } from '#domain/registre/tris'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import type { CreneauOccupe } from '#domain/rendez-vous/refus'

/** Another order already bears this reference: draw again. */
export type ReferencePrise = { readonly _tag: 'ReferencePrise' }

/** An order with the same idempotency key was recorded first. */
export type CleConnue = { readonly _tag: 'CleConnue' }

/** Another order took the estimate first. */
export type EstimationPrise = { readonly _tag: 'EstimationPrise' }

/**
 * The estimate that an order comes from, which it marks as ordered. One that is unknown or was ordered already is left as
 * it is; an `exclusive` order is then not recorded at all.
 */
export type Origine = { readonly estimationId: EstimationId; readonly exclusive: boolean }

export type CommandeEnregistree = { readonly empreinte: string; readonly prestation: Prestation }

/** A dossier and its history, oldest first. */
export type Suivi = { readonly dossier: Dossier; readonly evenements: readonly Evenement[] }

export type Histoires = ReadonlyMap<PrestationId, readonly Evenement[]>

/** How many prestations of each statut. */
export type Chiffres = Readonly<Record<Statut, number>>

export type ChoixDePrestations = {
  /** As `motsCherches` reads them. */
  readonly mots: readonly string[]
  readonly statut: Statut | null
  readonly priorite: Priorite | null
  readonly tri: TriPrestation
  readonly page: PageDeRegistreDemandee
}

/** How many of each statut, and how many calls are late. */
export type ChiffresDuRegistre = { readonly parStatut: Chiffres; readonly aContacter: Total; readonly enRetard: Total }

/**
 * Prestations with their dates and their history, changed one whole at a time. The technician's time is taken by the write
 * itself: of two changes that want the same time, on whatever instances, the second is refused.
 */
export type PrestationStore = {
  /**
   * Records an order whole or not at all: key, client found or made by mail address (never rewritten), prestation with
   * its quote number and the first facts of its history, and both mails in the outbox, on disk when the task answers.
   */
  readonly enregistrer: (
    commande: NouvellePrestation,
    idempotence: O.Option<Idempotence>,
    origine?: Origine | null,
    /** How its history begins; left out, as for an order that its client placed on the site. */
    histoire?: readonly Evenement[],
  ) => TE.TaskEither<PortFailure | ReferencePrise | CleConnue | EstimationPrise, Prestation>
  readonly parCle: (cle: string) => TE.TaskEither<PortFailure, O.Option<CommandeEnregistree>>
  readonly parId: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<Dossier>>
  /** From what people read aloud to what a record is kept under. */
  readonly parReference: (reference: Reference) => TE.TaskEither<PortFailure, O.Option<PrestationId>>
  /**
   * Reads a dossier that nobody else can change meanwhile, decides, and writes it with its history and its mails, or
   * nothing. `null` writes nothing. Reminders of an appointment that changed are dropped. Held dates whose time has run
   * out at `instant` are let go first. Answers the dossier as it then stands.
   */
  readonly modifier: <R>(
    id: PrestationId,
    instant: Date,
    decider: (dossier: Dossier) => E.Either<R, Changement | null>,
  ) => TE.TaskEither<PortFailure | PrestationInconnue | CreneauOccupe | R, Dossier>
  readonly suivi: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<Suivi>>
  /** The histories of several, each oldest first; none of an id that nobody bears. */
  readonly histoires: (ids: readonly PrestationId[]) => TE.TaskEither<PortFailure, Histoires>
  /** The prestations of an account, newest first. The cursor is the id of the last one seen. */
  readonly duClient: (clientId: string, page: PageDemandee) => TE.TaskEither<PortFailure, Page<Suivi>>
  readonly chiffresDuClient: (clientId: string) => TE.TaskEither<PortFailure, Chiffres>
  /** Everybody's. Dates that nobody answered before `instant` wait no more. */
  readonly lister: (choix: ChoixDePrestations, instant: Date) => TE.TaskEither<PortFailure, PageDeRegistre<Dossier>>
  readonly chiffres: (instant: Date) => TE.TaskEither<PortFailure, ChiffresDuRegistre>
}
