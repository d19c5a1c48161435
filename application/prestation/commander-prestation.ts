import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { EstimationId } from '#domain/estimation/estimation-id'
import { type CleReutilisee, confirmerPrix, type DevisPerime } from '#domain/prestation/commande'
import type { Declaration } from '#domain/prestation/engager'
import type { Demande } from '#domain/prestation/prestation'
import type { Montant } from '#domain/shared/montant'
import { verifierVille } from '#domain/zone/commune'
import {
  type CommandePassee,
  enregistrerCommande,
  type RefusDuStore,
  rejouerCommande,
  toPortFailure,
} from './enregistrer-commande.ts'
import { chiffrer, type DemandeDEstimation, type RefusEstimer } from './estimer.ts'
import type { Idempotence } from '#application/shared/idempotence'

export type Commande = {
  readonly demande: Demande
  readonly chiffrage: DemandeDEstimation
  /** What was said with the press of the button; without it the demand stands as it is. */
  readonly declaration?: Declaration | null
  readonly totalAccepte: Montant
  readonly idempotence: O.Option<Idempotence>
  /** The estimate the client saw; one that is unknown or became another order is of no matter. */
  readonly estimationId?: EstimationId | null
}

export type RefusCommander = RefusEstimer | DevisPerime | CleReutilisee

type PortsCommander = Pick<Ports, 'clock' | 'randomness' | 'hasher' | 'geocoder' | 'communes' | 'prestations'>

const premiere =
  (ports: PortsCommander) =>
  (commande: Commande): TE.TaskEither<RefusCommander | PortFailure | RefusDuStore, CommandePassee> => {
    const { demande, declaration = null, idempotence, estimationId = null } = commande
    const origine = estimationId === null ? null : { estimationId, exclusive: false }
    return pipe(
      // Work done remotely names no place to price, yet its address stands on the quote.
      TE.fromEither<RefusCommander, unknown>(verifierVille(demande.adresse, ports.communes)),
      TE.flatMap(() => chiffrer(ports)(commande.chiffrage)),
      TE.tapEither(({ estimation }) => confirmerPrix(estimation, commande.totalAccepte)),
      TE.map((chiffrage) => ({ demande, chiffrage, declaration, notesDAppel: null, idempotence, origine })),
      TE.flatMap(enregistrerCommande(ports)),
    )
  }

/** A known key is looked up only when the order is not recorded: a repeated request answers as the first one did. */
export const commanderPrestation =
  (ports: PortsCommander) =>
  (commande: Commande): TE.TaskEither<RefusCommander | PortFailure, CommandePassee> =>
    pipe(
      premiere(ports)(commande),
      TE.orElse((refus) =>
        O.isNone(commande.idempotence) || refus._tag === 'PortFailure'
          ? TE.left(refus)
          : rejouerCommande(ports, commande.idempotence.value)(refus),
      ),
      TE.mapLeft(toPortFailure),
    )
