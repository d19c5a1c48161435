import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type DemandeDeDevis, type RefusDeDevis, trouverDevis } from '#application/devis/trouver-devis'
import { coderDevis } from '#application/facturation/verifier-document'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Devis } from '#domain/devis/devis'
import { type DevisComplet, devisDeVersion, type DevisIncomplet, exigerMentions } from '#domain/devis/devis-complet'
import { type DossierDeDevis, type VersionDeDevis, versionEnVigueur } from '#domain/devis/version-de-devis'
import { situationDuDossier } from '#domain/rendez-vous/situation'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'

/** `version` from 1; absent or `null` for the quote in force. */
export type DemandeDeFichier = DemandeDeDevis & { readonly version?: number | null }

type RefusDeFichier = RefusDeDevis | DevisIncomplet

type PortsDevis = Pick<Ports, 'clock' | 'devis' | 'hasher' | 'entreprise'>

const choisir = (etat: DossierDeDevis, version: number | null): E.Either<PrestationInconnue, VersionDeDevis> =>
  version === null
    ? E.right(versionEnVigueur(etat))
    : E.fromNullable(PRESTATION_INCONNUE)(etat.versions.find((une) => une.version === version))

const lireVersion =
  (ports: PortsDevis) =>
  (demande: DemandeDeFichier): TE.TaskEither<RefusDeFichier | PortFailure, DevisComplet> =>
    pipe(
      trouverDevis(ports)(demande),
      TE.bindTo('etat'),
      TE.bindW('version', ({ etat }) => TE.fromEither(choisir(etat, demande.version ?? null))),
      TE.map(({ etat, version }) => ({
        ...devisDeVersion(etat.dossier.prestation, version, etat.versions, ports.entreprise),
        situation: situationDuDossier(etat.dossier, [], ports.clock.maintenant()),
      })),
      TE.flatMapEither(exigerMentions),
      TE.map((devis) => coderDevis(ports.hasher)(devis)),
    )

export type Fichier = { readonly nom: string; readonly contenu: Uint8Array }

export const nomDeDevis = ({ numero, version }: Devis): string =>
  `${numero ?? 'devis'}${version === undefined ? '' : `-v${version}`}`

export const telechargerDevisPdf =
  (ports: PortsDevis & Pick<Ports, 'documents'>) =>
  (demande: DemandeDeFichier): TE.TaskEither<RefusDeFichier | PortFailure, Fichier> =>
    pipe(
      lireVersion(ports)(demande),
      TE.bindTo('devis'),
      TE.bindW('contenu', ({ devis }) => ports.documents.devisPdf(devis)),
      TE.map(({ devis, contenu }) => ({ nom: `${nomDeDevis(devis)}.pdf`, contenu })),
    )

export const telechargerDevisTexte =
  (ports: PortsDevis & Pick<Ports, 'documents'>) =>
  (demande: DemandeDeFichier): TE.TaskEither<RefusDeFichier | PortFailure, Fichier> =>
    pipe(
      lireVersion(ports)(demande),
      TE.map((devis) => ({ nom: `${nomDeDevis(devis)}.txt`, contenu: ports.documents.devisTexte(devis) })),
    )
