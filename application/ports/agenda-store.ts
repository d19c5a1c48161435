import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { AttenteDeReponse, Visite } from '#domain/agenda/visite'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'

export type PremiersDossiers = { readonly dossiers: readonly Dossier[]; readonly nombre: number }

export type AttentesDeReponse = { readonly attentes: readonly AttenteDeReponse[]; readonly nombre: number }

type ArgentARendre = { readonly dossier: Dossier; readonly montant: Montant }

export type ARembourser = {
  readonly restes: readonly ArgentARendre[]
  readonly factures: readonly FactureSuivie[]
  readonly nombre: number
}

export type LienAgenda = { readonly empreinte: string; readonly creeLe: Date }

export type AgendaStore = {
  /** Agreed visits, and dates held at `instant`, that overlap an interval (travel included), in order. */
  readonly visites: (de: Date, a: Date, instant: Date) => TE.TaskEither<PortFailure, readonly Visite[]>
  /** Orders without a call or a proposed date whose promised delay is over at `instant`, the oldest deadline first. */
  readonly enRetard: (instant: Date, limite: number) => TE.TaskEither<PortFailure, PremiersDossiers>
  readonly aContacter: (instant: Date, limite: number) => TE.TaskEither<PortFailure, PremiersDossiers>
  readonly aReproposer: (instant: Date, limite: number) => TE.TaskEither<PortFailure, PremiersDossiers>
  readonly sansReponse: (instant: Date, limite: number) => TE.TaskEither<PortFailure, AttentesDeReponse>
  /** Cancelled orders that hold money without an invoice, and invoices with a balance below zero, oldest first. */
  readonly aRembourser: (limite: number) => TE.TaskEither<PortFailure, ARembourser>
  readonly lireLien: () => TE.TaskEither<PortFailure, O.Option<LienAgenda>>
  readonly poserLien: (lien: LienAgenda) => TE.TaskEither<PortFailure, void>
  readonly revoquerLien: () => TE.TaskEither<PortFailure, void>
}
