import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { ChangementDeDevis } from '#domain/devis/proposer-avenant'
import { type RefusDeRenvoi, renvoyerDevis as renvoyer, retirerDevis as retirer } from '#domain/devis/retirer-devis'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/version'
import { type DevisLu, montrerDevis } from './lire-devis.ts'

export type DemandeSurDevis = { readonly admin: Admin; readonly id: string; readonly version: number }

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
export type DemandeDeRenvoi = DemandeSurDevis & { readonly versionLue: number | null }

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
