import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { PieceRedigee } from '#application/ports/facture-store'
import type { CourrierReserve } from '#application/ports/outbox'
import type { Idempotence } from '#application/ports/prestation-store'
import type { Compte } from '#domain/compte/compte'
import type { Compteur } from '#domain/compte/frein'
import type { StatutCourrier } from '#domain/courrier/courrier'
import type { VersionDeDevis } from '#domain/devis/version-de-devis'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Reglement } from '#domain/facturation/reglement'
import type { Transmission } from '#domain/facturation/emission'
import type { Fil } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import type { EstimationFaite, EstimationId } from '#domain/estimation/estimation-faite'
import type { Evenement } from '#domain/prestation/evenement'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { DeclarationRecue } from '#domain/retractation/declaration'

export type MemoryClient = Compte & { readonly derniereCommandeLe: Date; readonly version: number }

export type Envoi = {
  readonly statut: StatutCourrier
  readonly creeLe: Date
  readonly aEnvoyerLe: Date
  readonly bailJusquAu: Date | null
  readonly derniereErreur?: string
  readonly cle?: string
}

export type MemoryCourrier = CourrierReserve & Envoi

/** A stored document. Its links go with the erased account; the document stays. */
export type MemoryPiece = {
  readonly redigee: PieceRedigee
  readonly prestationId: PrestationId | null
  readonly clientId: string | null
}

/** The data shared by the memory stores of one process. Records are replaced, never changed in place. */
export type MemoryStore = {
  readonly clients: Map<string, MemoryClient>
  readonly freins: Map<string, Compteur>
  readonly prestations: Map<PrestationId, Dossier>
  readonly evenements: Map<PrestationId, readonly Evenement[]>
  readonly messages: Map<MessageId, Fil>
  readonly estimations: Map<EstimationId, EstimationFaite>
  readonly cles: Map<string, Idempotence & { readonly prestationId: PrestationId }>
  readonly courriers: Map<string, MemoryCourrier>
  readonly pieces: Map<NumeroPiece, MemoryPiece>
  /** The payments of each order, in order of recording. */
  readonly reglements: Map<Reference, readonly Reglement[]>
  readonly transmissions: Map<NumeroPiece, Transmission>
  readonly versionsDeDevis: Map<PrestationId, readonly VersionDeDevis[]>
  readonly retractations: Map<string, DeclarationRecue>
  readonly rangs: Map<number, number>
}

export const makeMemoryStore = (): MemoryStore => ({
  clients: new Map(),
  freins: new Map(),
  prestations: new Map(),
  evenements: new Map(),
  messages: new Map(),
  estimations: new Map(),
  cles: new Map(),
  courriers: new Map(),
  pieces: new Map(),
  reglements: new Map(),
  transmissions: new Map(),
  versionsDeDevis: new Map(),
  retractations: new Map(),
  rangs: new Map(),
})

/** Stands for a function that only the database has: it fails. */
export const enBaseSeulement = (): TE.TaskEither<PortFailure, never> =>
  TE.left(portFailure('memory')(new Error('only the database answers this')))
