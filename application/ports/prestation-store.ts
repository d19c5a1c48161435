import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { EstimationId } from '#domain/estimation/estimation-faite'
import type { Evenement } from '#domain/prestation/evenement'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import type { PrestationInconnue, PrestationId, Reference } from '#domain/prestation/reference'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { TriPrestation } from '#domain/registre/tris'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import type { CreneauOccupe } from '#domain/rendez-vous/refus'
import type { Page, PageDemandee, PageDeRegistre, PageDeRegistreDemandee, Total } from '../shared/page.ts'

/** `cle`: key of the form, so that a repeated request makes one order. `empreinte`: hash of the request. */
export type Idempotence = { readonly cle: string; readonly empreinte: string }

/** The idempotency key was already used by another write. */
export type CleConnue = { readonly _tag: 'CleConnue' }

export type ReferencePrise = { readonly _tag: 'ReferencePrise' }

export type EstimationPrise = { readonly _tag: 'EstimationPrise' }

/** The estimate to mark as ordered. An unknown or already ordered one stays as it is; an `exclusive` order is then not recorded. */
export type Origine = { readonly estimationId: EstimationId; readonly exclusive: boolean }

type CommandeEnregistree = { readonly empreinte: string; readonly prestation: Prestation }

export type Suivi = { readonly dossier: Dossier; readonly evenements: readonly Evenement[] }

export type Histoires = ReadonlyMap<PrestationId, readonly Evenement[]>

export type Chiffres = Readonly<Record<Statut, number>>

export type ChoixDePrestations = {
  readonly mots: readonly string[]
  readonly statut: Statut | null
  readonly priorite: Priorite | null
  readonly tri: TriPrestation
  readonly page: PageDeRegistreDemandee
}

export type ChiffresDuRegistre = { readonly parStatut: Chiffres; readonly aContacter: Total; readonly enRetard: Total }

/** A write reserves the technician's time: of two changes that want the same time, the second is refused. */
export type PrestationStore = {
  /** Records an order and both its mails, all or nothing. The client is found by mail address or created, never changed. */
  readonly enregistrer: (
    commande: NouvellePrestation,
    idempotence: O.Option<Idempotence>,
    origine?: Origine | null,
    histoire?: readonly Evenement[],
  ) => TE.TaskEither<PortFailure | ReferencePrise | CleConnue | EstimationPrise, Prestation>
  readonly parCle: (cle: string) => TE.TaskEither<PortFailure, O.Option<CommandeEnregistree>>
  readonly parId: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<Dossier>>
  readonly parReference: (reference: Reference) => TE.TaskEither<PortFailure, O.Option<PrestationId>>
  /** Locks the order, frees expired dates, decides, then writes it with history and mails, or nothing (`null`). Deletes outdated reminders. */
  readonly modifier: <R>(
    id: PrestationId,
    instant: Date,
    decider: (dossier: Dossier) => E.Either<R, Changement | null>,
  ) => TE.TaskEither<PortFailure | PrestationInconnue | CreneauOccupe | R, Dossier>
  readonly suivi: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<Suivi>>
  /** The histories of several prestations, each oldest first; no entry for an unknown id. */
  readonly histoires: (ids: readonly PrestationId[]) => TE.TaskEither<PortFailure, Histoires>
  /** The prestations of an account, newest first. The cursor is the id of the last one seen. */
  readonly duClient: (clientId: string, page: PageDemandee) => TE.TaskEither<PortFailure, Page<Suivi>>
  readonly chiffresDuClient: (clientId: string) => TE.TaskEither<PortFailure, Chiffres>
  /** Lists the prestations of all clients. Proposed dates that expired before `instant` count as unanswered no more. */
  readonly lister: (choix: ChoixDePrestations, instant: Date) => TE.TaskEither<PortFailure, PageDeRegistre<Dossier>>
  readonly chiffres: (instant: Date) => TE.TaskEither<PortFailure, ChiffresDuRegistre>
}
