import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { identifierPrestation } from './identifier-prestation.ts'
import { suiviDuClient } from './suivi-du-client.ts'
import { suivrePrestation } from './suivre-prestation.ts'

export type DemandeDeSuivi = { readonly session: Session; readonly id: string }

export type RefusLireSuivi = SessionRequise | MotDePasseTemporaireActif | PrestationInconnue

/** A prestation and its history, for its client or the admin, who alone reads the notes. */
export const lireSuivi =
  (ports: Pick<Ports, 'clock' | 'prestations'>) =>
  ({ session, id }: DemandeDeSuivi): TE.TaskEither<RefusLireSuivi | PortFailure, Suivi> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.bindTo('clientId'),
      TE.bindW('prestationId', () => TE.fromEither(identifierPrestation(id))),
      TE.bindW('suivi', ({ prestationId }) => suivrePrestation(ports)(prestationId, ports.clock.maintenant())),
      TE.filterOrElseW(
        ({ clientId, suivi }) => session._tag === 'Admin' || suivi.dossier.clientId === clientId,
        () => PRESTATION_INCONNUE,
      ),
      TE.map(({ suivi }) => (session._tag === 'Admin' ? suivi : suiviDuClient(suivi))),
    )
