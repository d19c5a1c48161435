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
  type RefusDeRenvoi,
  renvoyerDevis as renvoyer,
  retirerDevis as retirer,
} from '#domain/devis/repondre-avenant'
import type { DevisClos, DossierDeDevis } from '#domain/devis/version-de-devis'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/dossier'
import type { Ports } from '../ports/ports.ts'
import { identifierPrestation } from '../rendez-vous/identifier-prestation.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'
import { type DevisLu, montrerDevis, autoriserClient, type DemandeDeDevis, type RefusDeDevis } from './trouver-devis.ts'

/** `version` is that of the prestation as it was read; `null` when whatever is there may be amended. */
type DemandeDAvenant = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDAvenant
}

type Propre = RefusDAvenant | DevisClos | DevisIncomplet

type RefusProposerAvenant = PrestationInconnue | DevisClos | VersionPerimee | RefusDAvenant | DevisIncomplet

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

type ReponseEnvoyee = DemandeDeDevis & ReponseAuDevis

/** Records the answer of the client to the quote that waits; the same answer again changes nothing. */
export const repondreAvenant =
  (ports: Pick<Ports, 'clock' | 'devis' | 'entreprise' | 'factures' | 'hasher'>) =>
  (reponse: ReponseEnvoyee): TE.TaskEither<RefusDeDevis | RefusDeReponseAuDevis | PortFailure, DevisLu> =>
    pipe(
      TE.fromEither(identifierPrestation(reponse.id)),
      TE.bindTo('id'),
      TE.bind('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('etat', ({ id, instant }) =>
        ports.devis.modifier(id, (etat) =>
          pipe(
            autoriserClient(ports.hasher, reponse, etat),
            E.flatMap((): E.Either<RefusDeReponseAuDevis, ChangementDeDevis | null> =>
              deciderReponse(etat, reponse, instant),
            ),
          ),
        ),
      ),
      TE.flatMap(montrerDevis(ports)),
    )

type DemandeSurDevis = { readonly admin: Admin; readonly id: string; readonly version: number }

type PortsDuDevisEnAttente = Pick<Ports, 'clock' | 'devis' | 'entreprise' | 'factures'>

type Decider<R> = (etat: DossierDeDevis, version: number, instant: Date) => E.Either<R, ChangementDeDevis | null>

type Refus<R> = PrestationInconnue | R

const surDevisEnAttente =
  <R>(decider: Decider<R>) =>
  (ports: PortsDuDevisEnAttente) =>
  ({ id, version }: DemandeSurDevis): TE.TaskEither<Refus<R> | PortFailure, DevisLu> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('prestationId'),
      TE.bind('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('etat', ({ prestationId, instant }) =>
        ports.devis.modifier(prestationId, (etat) => decider(etat, version, instant)),
      ),
      TE.flatMap(montrerDevis(ports)),
    )

export const retirerDevis = surDevisEnAttente(retirer)

/** `versionLue` is that of the prestation as it was read; `null` to send it again whatever was done meanwhile. */
type DemandeDeRenvoi = DemandeSurDevis & { readonly versionLue: number | null }

const renvoyerSiLue =
  (versionLue: number | null): Decider<RefusDeRenvoi | VersionPerimee> =>
  (etat, version, instant) =>
    pipe(
      renvoyer(etat, version, instant),
      E.tap((): E.Either<RefusDeRenvoi | VersionPerimee, unknown> => exigerVersion(etat.dossier, versionLue)),
    )

/** Sends the quote that waits to its client once more; the same press sends it once. */
export const renvoyerDevis =
  (ports: PortsDuDevisEnAttente) =>
  ({
    versionLue,
    ...demande
  }: DemandeDeRenvoi): TE.TaskEither<Refus<RefusDeRenvoi | VersionPerimee> | PortFailure, DevisLu> =>
    surDevisEnAttente(renvoyerSiLue(versionLue))(ports)(demande)
