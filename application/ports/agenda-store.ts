import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { AttenteDeReponse } from '#domain/agenda/attente-de-reponse'
import type { Visite } from '#domain/agenda/visite'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'

/** The first dossiers of a list, and how many there are in all. */
export type PremiersDossiers = { readonly dossiers: readonly Dossier[]; readonly nombre: number }

/** The first orders of which an answer is due, each once, and how many there are in all. */
export type AttentesDeReponse = { readonly attentes: readonly AttenteDeReponse[]; readonly nombre: number }

/** A cancelled order, and the money it still holds that nobody billed. */
export type ArgentARendre = { readonly dossier: Dossier; readonly montant: Montant }

/** The first orders and invoices that hold money to be given back, and how many there are of both. */
export type ARembourser = {
  readonly restes: readonly ArgentARendre[]
  readonly factures: readonly FactureSuivie[]
  readonly nombre: number
}

/** The private address of the agenda, as kept: its keyed hash, and since when. */
export type LienAgenda = { readonly empreinte: string; readonly creeLe: Date }

/** The technician's time, what waits for the owner, and the private address at which it is read. */
export type AgendaStore = {
  /** Agreed visits, and dates held at `instant`, that overlap an interval (travel included), in order. */
  readonly visites: (de: Date, a: Date, instant: Date) => TE.TaskEither<PortFailure, readonly Visite[]>
  /** Never called, and never offered a date: those whose promised delay is over at `instant`, the longest over first. */
  readonly enRetard: (instant: Date, limite: number) => TE.TaskEither<PortFailure, PremiersDossiers>
  /** Never called either, the delay still runs; the shortest first. */
  readonly aContacter: (instant: Date, limite: number) => TE.TaskEither<PortFailure, PremiersDossiers>
  /** Refused, or not answered in time: another date is wanted. */
  readonly aReproposer: (instant: Date, limite: number) => TE.TaskEither<PortFailure, PremiersDossiers>
  /** Orders that wait for an answer of their client, on dates or on another quote; the first to run out first. */
  readonly sansReponse: (instant: Date, limite: number) => TE.TaskEither<PortFailure, AttentesDeReponse>
  /** Cancelled orders that still hold money without an invoice, and invoices whose balance is below zero; the oldest first. */
  readonly aRembourser: (limite: number) => TE.TaskEither<PortFailure, ARembourser>
  readonly lireLien: () => TE.TaskEither<PortFailure, O.Option<LienAgenda>>
  /** Replaces any earlier one. */
  readonly poserLien: (lien: LienAgenda) => TE.TaskEither<PortFailure, void>
  readonly revoquerLien: () => TE.TaskEither<PortFailure, void>
}
