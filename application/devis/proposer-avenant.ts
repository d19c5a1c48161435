import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { RefusDAvenant, SaisieDAvenant } from '#domain/devis/composer-avenant'
import { type DevisIncomplet, exigerMentionsDuChangement } from '#domain/devis/devis-complet'
import { type ChangementDeDevis, proposerAvenant as decider } from '#domain/devis/proposer-avenant'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { DevisClos } from '#domain/devis/version-de-devis'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/version'
import { type DevisLu, montrerDevis } from './lire-devis.ts'

/** `version` is that of the prestation as it was read; `null` when whatever is there may be amended. */
export type DemandeDAvenant = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDAvenant
}

type Propre = RefusDAvenant | DevisClos | DevisIncomplet

export type RefusProposerAvenant = PrestationInconnue | DevisClos | VersionPerimee | RefusDAvenant | DevisIncomplet

export const proposerAvenant =
  (ports: Pick<Ports, 'clock' | 'hasher' | 'devis' | 'entreprise' | 'factures'>) =>
  ({ id, version, saisie }: DemandeDAvenant): TE.TaskEither<RefusProposerAvenant | PortFailure, DevisLu> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('prestationId'),
      TE.bind('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('etat', ({ prestationId, instant }) =>
        ports.devis.modifier(prestationId, (etat) =>
          pipe(
            exigerVersion(etat.dossier, version),
            E.flatMap((): E.Either<Propre, ChangementDeDevis> =>
              decider(etat, saisie, instant, ports.hasher.empreinteDeContenu),
            ),
            E.flatMap(exigerMentionsDuChangement(ports.entreprise)),
          ),
        ),
      ),
      TE.flatMap(montrerDevis(ports)),
    )
