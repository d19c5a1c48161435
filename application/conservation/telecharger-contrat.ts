import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { FichierDArchive } from '#application/ports/document-renderer'
import { type Fichier, nomDeDevis } from '#application/prestation/telecharger-devis'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import {
  CONTRAT_INCONNU,
  type ContratArchive,
  type ContratInconnu,
  devisDuContrat,
} from '#domain/conservation/contrat-archive'
import type { Devis } from '#domain/devis/devis'
import { exigerMentions } from '#domain/devis/devis-complet'
import { parseReference, type Reference } from '#domain/prestation/reference'
import { Estimation } from '#domain/tarification/estimation'

const contratLisible = ({ jusquAu, prestation, dates, versions }: ContratArchive) => {
  const { estimation, ...commande } = prestation
  return {
    lecture: 'Montants en centimes d’euro, instants en temps universel (ISO 8601).',
    conserveJusquAu: jusquAu,
    ...commande,
    estimation: Estimation.encode(estimation),
    dates,
    devisAcceptes: versions.map((version) => ({ ...version, estimation: Estimation.encode(version.estimation) })),
  }
}

export type DemandeDeContrat = { readonly admin: Admin; readonly reference: string }

type PortsDuContrat = Pick<Ports, 'clock' | 'conservation' | 'documents' | 'entreprise'>

const lireReference = (reference: string): E.Either<ContratInconnu, Reference> =>
  E.mapLeft(() => CONTRAT_INCONNU)(parseReference(reference))

const dessiner =
  ({ documents }: PortsDuContrat) =>
  (devis: Devis): TE.TaskEither<PortFailure, readonly FichierDArchive[]> => {
    const complet = exigerMentions(devis)
    if (E.isLeft(complet)) return TE.right([])
    const nom = nomDeDevis(devis)
    return pipe(
      documents.devisPdf(complet.right),
      TE.map((pdf) => [
        { nom: `${nom}.pdf`, contenu: pdf },
        { nom: `${nom}.txt`, contenu: documents.devisTexte(complet.right) },
      ]),
    )
  }

const composer =
  (ports: PortsDuContrat) =>
  (contrat: ContratArchive): TE.TaskEither<PortFailure, Fichier> =>
    pipe(
      devisDuContrat(contrat, ports.entreprise),
      TE.traverseSeqArray(dessiner(ports)),
      TE.flatMap((devis) =>
        ports.documents.zip(
          [{ nom: 'contrat.json', contenu: `${JSON.stringify(contratLisible(contrat), null, 2)}\n` }, ...devis.flat()],
          ports.clock.maintenant(),
        ),
      ),
      TE.map((contenu) => ({ nom: `contrat-${contrat.prestation.reference}.zip`, contenu })),
    )

export const telechargerContrat =
  (ports: PortsDuContrat) =>
  ({ reference }: DemandeDeContrat): TE.TaskEither<ContratInconnu | PortFailure, Fichier> =>
    pipe(
      TE.fromEither(lireReference(reference)),
      TE.flatMap(ports.conservation.contrat),
      TE.flatMapOption(
        (contrat) => contrat,
        (): ContratInconnu => CONTRAT_INCONNU,
      ),
      TE.flatMap(composer(ports)),
    )
