import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ReferencePrise, CleConnue } from '#application/ports/commande-store'
import type { Ports } from '#application/ports/ports'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import {
  CLE_REUTILISEE,
  type CleReutilisee,
  confirmerPrix,
  type DevisPerime,
  passerCommande,
} from '#domain/prestation/commande'
import type { Demande, Prestation } from '#domain/prestation/prestation'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Montant } from '#domain/shared/montant'
import { type Chiffrage, chiffrer, type DemandeDEstimation, type RefusEstimer } from './estimer.ts'
import type { Idempotence } from './idempotence.ts'

export type Commande = {
  readonly demande: Demande
  readonly chiffrage: DemandeDEstimation
  /** The total that the client accepted on the screen. */
  readonly totalAccepte: Montant
  readonly idempotence: O.Option<Idempotence>
}

/** The recorded order; `rejouee` when this very request had already been answered. */
export type CommandePassee = { readonly prestation: Prestation; readonly rejouee: boolean }

export type RefusCommander = RefusEstimer | DevisPerime | CleReutilisee

type PortsCommander = Pick<Ports, 'clock' | 'randomness' | 'geocoder' | 'communes' | 'commandes'>

/** Draws of a reference before giving up: with a billion of them, a second clash in a row is already a defect. */
const TIRAGES_MAX = 5

const enregistrer =
  (ports: PortsCommander, commande: Commande) =>
  (chiffrage: Chiffrage, tirages = TIRAGES_MAX): TE.TaskEither<PortFailure | ReferencePrise | CleConnue, Prestation> =>
    pipe(
      TE.fromIO(() => ports.randomness.octets(OCTETS_IDENTITE)),
      TE.map((octets) =>
        passerCommande(commande.demande, chiffrage.demandee, chiffrage.estimation, ports.clock.maintenant(), octets),
      ),
      TE.flatMap((prestation) => ports.commandes.enregistrer(prestation, commande.idempotence)),
      TE.orElse((refus) =>
        refus._tag === 'ReferencePrise' && tirages > 1
          ? enregistrer(ports, commande)(chiffrage, tirages - 1)
          : TE.left(refus),
      ),
    )

const premiere =
  (ports: PortsCommander) =>
  (commande: Commande): TE.TaskEither<RefusCommander | PortFailure | ReferencePrise | CleConnue, CommandePassee> =>
    pipe(
      chiffrer(ports)(commande.chiffrage),
      TE.tapEither(({ estimation }) => confirmerPrix(estimation, commande.totalAccepte)),
      TE.flatMap((chiffrage) => enregistrer(ports, commande)(chiffrage)),
      TE.map((prestation) => ({ prestation, rejouee: false })),
    )

/** Answers again what the same key was answered; refuses the key of another order. */
const rejouer =
  (ports: PortsCommander, { cle, empreinte }: Idempotence) =>
  <R>(refus: R): TE.TaskEither<R | CleReutilisee | PortFailure, CommandePassee> =>
    pipe(
      ports.commandes.parCle(cle),
      TE.flatMap(
        O.match(
          (): TE.TaskEither<R | CleReutilisee, CommandePassee> => TE.left(refus),
          (connue) =>
            connue.empreinte === empreinte
              ? TE.right({ prestation: connue.prestation, rejouee: true })
              : TE.left(CLE_REUTILISEE),
        ),
      ),
    )

/** What only a defect of the store leaves over: the caller sees that the store failed. */
const sansSuite = (refus: RefusCommander | PortFailure | ReferencePrise | CleConnue): RefusCommander | PortFailure =>
  refus._tag === 'ReferencePrise' || refus._tag === 'CleConnue' ? portFailure('commandes')(refus) : refus

/**
 * Prices the request again, refuses a price the client has not accepted, and records the order with its mails.
 * A known key is looked up only when the order is not recorded: a repeated request answers as the first one did.
 */
export const commanderPrestation =
  (ports: PortsCommander) =>
  (commande: Commande): TE.TaskEither<RefusCommander | PortFailure, CommandePassee> =>
    pipe(
      premiere(ports)(commande),
      TE.orElse((refus) =>
        O.isNone(commande.idempotence) || refus._tag === 'PortFailure'
          ? TE.left(refus)
          : rejouer(ports, commande.idempotence.value)(refus),
      ),
      TE.mapLeft(sansSuite),
    )
