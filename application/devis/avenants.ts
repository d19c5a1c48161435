import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { RefusDAvenant, SaisieDAvenant } from '#domain/devis/composer-avenant'
import { type DevisIncomplet, exigerMentionsDuChangement } from '#domain/devis/devis-complet'
import { type ChangementDeDevis, proposerAvenant as decider } from '#domain/devis/proposer-avenant'
import {
  type RefusDeReponseAuDevis,
  repondreAvenant as deciderReponse,
  type ReponseAuDevis,
  renvoyerDevis as renvoyer,
  retirerDevis as retirer,
} from '#domain/devis/repondre-avenant'
import type { DevisClos, DossierDeDevis } from '#domain/devis/version-de-devis'
import type { PrestationInconnue } from '#domain/prestation/reference'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/dossier'
import type { Ports } from '../ports/ports.ts'
import { identifierPrestation } from '../rendez-vous/identifier-prestation.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'
import { type DevisLu, montrerDevis, autoriserClient, type DemandeDeDevis } from './trouver-devis.ts'

type PortsDuDevis = Pick<Ports, 'clock' | 'devis' | 'entreprise' | 'factures'>

const changerDevis =
  (ports: PortsDuDevis) =>
  <R>(
    id: string,
    decider: (etat: DossierDeDevis, instant: Date) => E.Either<R, ChangementDeDevis | null>,
  ): TE.TaskEither<PrestationInconnue | R | PortFailure, DevisLu> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('prestationId'),
      TE.bind('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('etat', ({ prestationId, instant }) =>
        ports.devis.modifier(prestationId, (etat) => decider(etat, instant)),
      ),
      TE.flatMap(montrerDevis(ports)),
    )

/** `version` is that of the prestation as it was read; `null` when whatever is there may be amended. */
type DemandeDAvenant = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDAvenant
}

type Propre = RefusDAvenant | DevisClos | DevisIncomplet

export const proposerAvenant =
  (ports: PortsDuDevis & Pick<Ports, 'hasher'>) =>
  ({ id, version, saisie }: DemandeDAvenant) =>
    changerDevis(ports)(id, (etat, instant) =>
      pipe(
        exigerVersion(etat.dossier, version),
        E.flatMap((): E.Either<Propre, ChangementDeDevis> =>
          decider(etat, saisie, instant, ports.hasher.empreinteDeContenu),
        ),
        E.flatMap(exigerMentionsDuChangement(ports.entreprise)),
      ),
    )

/** Records the answer of the client to the quote that waits; the same answer again changes nothing. */
export const repondreAvenant =
  (ports: PortsDuDevis & Pick<Ports, 'hasher'>) => (reponse: DemandeDeDevis & ReponseAuDevis) =>
    changerDevis(ports)(reponse.id, (etat, instant) =>
      pipe(
        autoriserClient(ports.hasher, reponse, etat),
        E.flatMap((): E.Either<RefusDeReponseAuDevis, ChangementDeDevis | null> =>
          deciderReponse(etat, reponse, instant),
        ),
      ),
    )

type DemandeSurDevis = { readonly admin: Admin; readonly id: string; readonly version: number }

export const retirerDevis =
  (ports: PortsDuDevis) =>
  ({ id, version }: DemandeSurDevis) =>
    changerDevis(ports)(id, (etat, instant) => retirer(etat, version, instant))

/** `versionLue` is that of the prestation as it was read; `null` to send it again whatever was done meanwhile. */
type DemandeDeRenvoi = DemandeSurDevis & { readonly versionLue: number | null }

export const renvoyerDevis =
  (ports: PortsDuDevis) =>
  ({ id, version, versionLue }: DemandeDeRenvoi) =>
    changerDevis(ports)(id, (etat, instant) =>
      pipe(
        renvoyer(etat, version, instant),
        E.tap((): E.Either<VersionPerimee, unknown> => exigerVersion(etat.dossier, versionLue)),
      ),
    )
