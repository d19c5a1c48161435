import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { CLIENT_INCONNU, type ClientInconnu } from '#domain/compte/client-inconnu'
import type { Reference } from '#domain/prestation/reference'
import { type ClientPerime, type Coordonnees, coordonneesDe, corrigerDossier } from '#domain/registre/coordonnees'

export type DemandeDeCorrection = {
  readonly session: Session
  readonly id: string
  /** The version that was read. */
  readonly version: number
  readonly coordonnees: Coordonnees
  /** Also the orders that bear what was wrong. */
  readonly commandes: boolean
}

export type RefusDeCorrection = SessionRequise | AccesRefuse | ClientInconnu | ClientPerime

type PortsCorriger = Pick<Ports, 'clock' | 'registreClients'>

/** Why nothing was corrected: another correction came first, or nobody bears this id. */
const refuser = (
  { registreClients }: PortsCorriger,
  id: string,
): TE.TaskEither<RefusDeCorrection | PortFailure, never> =>
  pipe(
    registreClients.fiche(id),
    TE.flatMapEither((fiche): E.Either<RefusDeCorrection, never> =>
      E.left(
        O.isNone(fiche)
          ? CLIENT_INCONNU
          : { _tag: 'ClientPerime', actuel: coordonneesDe(fiche.value.client), version: fiche.value.version },
      ),
    ),
  )

/** The owner puts right how a client is called, reached and found; answers the orders that were put right too. */
export const corrigerClient =
  (ports: PortsCorriger) =>
  ({
    session,
    commandes,
    ...demande
  }: DemandeDeCorrection): TE.TaskEither<RefusDeCorrection | PortFailure, readonly Reference[]> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap((): TE.TaskEither<RefusDeCorrection | PortFailure, O.Option<readonly Reference[]>> => {
        const instant = ports.clock.maintenant()
        return ports.registreClients.corriger({
          ...demande,
          instant,
          corriger: (correction) => (commandes ? corrigerDossier(correction, instant) : () => null),
        })
      }),
      TE.flatMap((corrigees) => (O.isSome(corrigees) ? TE.right(corrigees.value) : refuser(ports, demande.id))),
    )
