import type * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import type { CreneauOccupe } from '#domain/rendez-vous/refus'
import { identifierPrestation } from './identifier-prestation.ts'
import { suivrePrestation } from './suivre-prestation.ts'

export type PortsDossier = Pick<Ports, 'clock' | 'prestations'>

export const changerDossier =
  (ports: PortsDossier) =>
  <R>(
    id: string,
    decider: (dossier: Dossier, instant: Date) => E.Either<R, Changement | null>,
  ): TE.TaskEither<PortFailure | PrestationInconnue | CreneauOccupe | R, Suivi> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('id'),
      TE.bindW('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.tap(({ id, instant }) => ports.prestations.modifier(id, instant, (dossier) => decider(dossier, instant))),
      TE.flatMap(({ id, instant }) => suivrePrestation(ports)(id, instant)),
    )
