import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { proposerDates, type RefusDeProposition } from '#domain/rendez-vous/proposer'
import type { CreneauOccupe } from '#domain/rendez-vous/refus'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/version'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import { changerDossier, type PortsDossier } from './changer-dossier.ts'

export type Proposition = {
  readonly admin: Admin
  readonly id: string
  readonly debuts: readonly Date[]
  readonly version: number | null
}

export type RefusProposer = PrestationInconnue | VersionPerimee | CreneauOccupe | RefusDeProposition

export const proposerDate =
  (ports: PortsDossier & Pick<Ports, 'randomness'>) =>
  ({ id, debuts, version }: Proposition): TE.TaskEither<RefusProposer | PortFailure, Suivi> =>
    pipe(
      TE.fromIO(() => debuts.map((debut) => ({ debut, octets: ports.randomness.octets(OCTETS_IDENTITE) }))),
      TE.flatMap((tirages) =>
        changerDossier(ports)(id, (dossier, instant) =>
          pipe(
            exigerVersion(dossier, version),
            E.flatMap(() =>
              proposerDates(
                dossier,
                tirages.map(({ debut, octets }) => ({ debut, id: tirerIdentifiant(instant, octets) })),
                instant,
              ),
            ),
          ),
        ),
      ),
    )
