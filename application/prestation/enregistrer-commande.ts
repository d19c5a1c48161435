import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CleConnue, EstimationPrise, Origine, ReferencePrise } from '#application/ports/commande-store'
import type { Ports } from '#application/ports/ports'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { CLE_REUTILISEE, type CleReutilisee, passerCommande } from '#domain/prestation/commande'
import type { Demande, Prestation } from '#domain/prestation/prestation'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import type { Chiffrage } from './estimer.ts'
import type { Idempotence } from './idempotence.ts'

/** The recorded order; `rejouee` when this very request had already been answered. */
export type CommandePassee = { readonly prestation: Prestation; readonly rejouee: boolean }

/** What is recorded, once priced. */
export type CommandeChiffree = {
  readonly demande: Demande
  readonly chiffrage: Chiffrage
  readonly idempotence: O.Option<Idempotence>
  readonly origine: Origine | null
}

/** Why the store recorded nothing. */
export type RefusDuStore = ReferencePrise | CleConnue | EstimationPrise

/** Draws of a reference before giving up: with a billion of them, a second clash in a row is already a defect. */
const TIRAGES_MAX = 5

/** Records an order with its mails, drawing again a reference that is taken. */
export const enregistrerCommande =
  (ports: Pick<Ports, 'clock' | 'randomness' | 'commandes'>, tirages = TIRAGES_MAX) =>
  (commande: CommandeChiffree): TE.TaskEither<PortFailure | RefusDuStore, CommandePassee> => {
    const { demande, chiffrage, idempotence, origine } = commande
    return pipe(
      TE.fromIO(() => ports.randomness.octets(OCTETS_IDENTITE)),
      TE.map((octets) =>
        passerCommande(demande, chiffrage.demandee, chiffrage.estimation, ports.clock.maintenant(), octets),
      ),
      TE.flatMap((prestation) => ports.commandes.enregistrer(prestation, idempotence, origine)),
      TE.map((prestation) => ({ prestation, rejouee: false })),
      TE.orElse((refus) =>
        refus._tag === 'ReferencePrise' && tirages > 1
          ? enregistrerCommande(ports, tirages - 1)(commande)
          : TE.left(refus),
      ),
    )
  }

/** Answers again what the same key was answered; refuses the key of another order. */
export const rejouerCommande =
  (ports: Pick<Ports, 'commandes'>, { cle, empreinte }: Idempotence) =>
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

const DU_STORE: readonly string[] = ['ReferencePrise', 'CleConnue', 'EstimationPrise']

const regardeLAppelant = <R extends { readonly _tag: string }>(refus: R): refus is Exclude<R, RefusDuStore> =>
  !DU_STORE.includes(refus._tag)

/** What only a defect of the store leaves over: the caller sees that the store failed. */
export const sansSuite = <R extends { readonly _tag: string }>(refus: R): Exclude<R, RefusDuStore> | PortFailure =>
  regardeLAppelant(refus) ? refus : portFailure('commandes')(refus)
