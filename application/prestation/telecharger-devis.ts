import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type DemandeDeDevis, type RefusDeDevis, trouverDevis } from '#application/devis/devis'
import { coderDevis } from '#application/facturation/verifier-document'
import type { FichierDArchive } from '#application/ports/document-renderer'
import type { Ports } from '#application/ports/ports'
import type { Fichier } from '#application/shared/fichier'
import type { PortFailure } from '#application/shared/port-failure'
import type { Devis } from '#domain/devis/devis'
import { type DevisComplet, devisDeVersion, type DevisIncomplet, exigerMentions } from '#domain/devis/devis-complet'
import { type DossierDeDevis, type VersionDeDevis, versionEnVigueur } from '#domain/devis/version-de-devis'
import { situationDuDossier } from '#domain/rendez-vous/situation'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'
import { type Conditions, conditionsGenerales } from '#domain/conditions/conditions-generales'
import type { Entreprise } from '#domain/entreprise/entreprise'

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

/** A quote as PDF and text files with this name; none if it lacks a mandatory mention. */
export const devisEnFichiers = (
  { documents }: Pick<Ports, 'documents'>,
  devis: Devis,
  nom: string,
): TE.TaskEither<PortFailure, readonly FichierDArchive[]> => {
  const complet = exigerMentions(devis)
  if (E.isLeft(complet)) return TE.right([])
  return pipe(
    documents.devisPdf(complet.right),
    TE.map((pdf) => [
      { nom: `${nom}.pdf`, contenu: pdf },
      { nom: `${nom}.txt`, contenu: documents.devisTexte(complet.right) },
    ]),
  )
}

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

const composees = new WeakMap<Entreprise, Conditions>()

/** The terms of a business, always the same object, so that page and mails share one drawing of them. */
const conditionsDe = (entreprise: Entreprise): Conditions => {
  const conditions = composees.get(entreprise) ?? conditionsGenerales(entreprise)
  composees.set(entreprise, conditions)
  return conditions
}

export const telechargerFormulaire =
  ({ documents, entreprise }: Pick<Ports, 'documents' | 'entreprise'>) =>
  (): TE.TaskEither<PortFailure, Fichier> =>
    pipe(
      documents.formulairePdf(entreprise),
      TE.map((contenu) => ({ nom: 'formulaire-de-retractation.pdf', contenu })),
    )

/** The terms in force, as a file that can be kept, as the law requires. Its name has their version. */
export const telechargerConditions = (
  ports: Pick<Ports, 'documents' | 'entreprise'>,
): (() => TE.TaskEither<PortFailure, Fichier>) => {
  const conditions = conditionsDe(ports.entreprise)
  return () =>
    pipe(
      ports.documents.conditionsPdf(conditions),
      TE.map((contenu) => ({ nom: `conditions-generales-${conditions.du}.pdf`, contenu })),
    )
}
