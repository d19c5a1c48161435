import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FichierEnFlux } from '#application/ports/document-renderer'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { acomptesFactures, apresCloture, autresFactures, cloturer, ordonnerCloture } from '#domain/comptabilite/cloture'
import { type CompteDuLivre, repartir, type Repartition, sommer } from '#domain/comptabilite/livre'
import { type AnneeNonCommencee, exigerAnneeCommencee, periodeDeLAnnee } from '#domain/comptabilite/periode'
import { type PresentationDuDossier, synthese } from '#domain/comptabilite/synthese'
import { anneeDeLaPiece, type NumeroPiece } from '#domain/facturation/numero-piece'
import { ecrireTout } from '../export/exporter.ts'
import type { FactureDuDossier, LignesEcrites, QuoiEcrit } from '../export/extraits.ts'
import { partDesLivres, tenirLivres } from './lire-comptabilite.ts'

/** The part of an order in the lists of a year. */
const partDuDossier = (annee: number) => {
  const periode = periodeDeLAnnee(annee)
  return (compte: CompteDuLivre) => ({
    ...partDesLivres(periode)(compte),
    autres: autresFactures(compte, periode),
    acomptes: acomptesFactures(compte, periode),
    cloture: cloturer(compte, periode),
    ouverture: cloturer(compte, periodeDeLAnnee(annee - 1)),
  })
}

type PartDuDossier = ReturnType<ReturnType<typeof partDuDossier>>

const croissant =
  <L>(numeroDe: (ligne: L) => NumeroPiece) =>
  (une: L, autre: L): number =>
    numeroDe(une) < numeroDe(autre) ? -1 : 1

/** The lists of the archive, each in its order. */
const dresserListes = (parts: readonly PartDuDossier[], emises: readonly FactureDuDossier[]) => ({
  ...tenirLivres(parts),
  emises,
  autres: parts.flatMap(({ autres }) => autres).toSorted(croissant(({ numero }) => numero)),
  acomptes: parts.flatMap(({ acomptes }) => acomptes).toSorted(croissant(({ facture }) => facture.numero)),
  cloture: ordonnerCloture(parts.flatMap(({ cloture }) => cloture)),
  ouverture: ordonnerCloture(parts.flatMap(({ ouverture }) => ouverture)),
})

/** The lists of the archive of a year, all read at one instant. */
type ListesDuDossier = ReturnType<typeof dresserListes>

export const lireListes =
  ({ comptabilite }: Pick<Ports, 'comptabilite'>) =>
  (annee: number): TE.TaskEither<PortFailure, ListesDuDossier> =>
    pipe(
      comptabilite.dossier(periodeDeLAnnee(annee), partDuDossier(annee)),
      TE.map(({ comptes, emises }) => dresserListes(comptes, emises)),
    )

/** The numbers of the documents that the lists mention, each once. */
const numerosCites = ({ ecritures, emises, autres, acomptes, cloture, ouverture }: ListesDuDossier) =>
  new Set([
    ...ecritures.flatMap(({ facture, pieces }) => [facture, ...pieces]),
    ...emises.flatMap(({ numero, corrige, avoirs, remplaceePar }) => [numero, corrige, ...avoirs, remplaceePar]),
    ...autres.flatMap(({ numero, avoirs, remplaceePar }) => [numero, ...avoirs, remplaceePar]),
    ...acomptes.flatMap(({ facture: { numero, retablit }, avoirs, deduitPar }) => [
      numero,
      retablit,
      ...deduitPar,
      ...avoirs.map((avoir) => avoir.numero),
    ]),
    ...[...cloture, ...ouverture].flatMap(({ facture, facturesDAcompte }) => [facture?.numero, ...facturesDAcompte]),
  ])

const sommeFacturee = (emises: readonly FactureDuDossier[]): Repartition =>
  sommer(
    emises.flatMap(({ total, ventes }) =>
      total === null || ventes === null ? [] : [repartir({ montant: total, ventes })],
    ),
  )

const unSeul = async function* <A>(contenu: A): AsyncGenerator<A> {
  yield contenu
}

type PortsDossier = Pick<Ports, 'clock' | 'comptabilite' | 'entreprise' | 'documents'>

/** The documents of the year, then older and newer ones that a list mentions. Issued documents never change, so that they may be read later. */
const documents = async function* (
  { comptabilite }: PortsDossier,
  listes: ListesDuDossier,
  annee: number,
): AsyncGenerator<FichierEnFlux> {
  const cites = [...numerosCites(listes)].flatMap((numero) => numero ?? [])
  const dAutresAnnees = cites.filter((numero) => anneeDeLaPiece(numero) !== annee)
  for (const numeros of [listes.emises.map(({ numero }) => numero), dAutresAnnees])
    for await (const { numero, pdf } of comptabilite.pdfs(numeros)) {
      const ecart = anneeDeLaPiece(numero) - annee
      const dossier = ecart === 0 ? '' : ecart < 0 ? 'anterieurs/' : 'posterieurs/'
      yield { nom: `documents/${dossier}${numero}.pdf`, contenu: unSeul(pdf) }
    }
}

/** The files of the archive of a year. Each is opened only after the one before is written. */
const fichiersDuDossier = async function* (
  ports: PortsDossier,
  presentation: PresentationDuDossier,
  listes: ListesDuDossier,
): AsyncGenerator<FichierEnFlux> {
  const [{ annee, faitLe }, { csv, lisezMoi, synthese: ecrireSynthese }] = [presentation, ports.documents]
  const { recettes, emises, ecritures, b2c, autres, acomptes, cloture, ouverture } = listes
  const enCsv = <Q extends QuoiEcrit>(quoi: Q, nom: string, lignes: readonly LignesEcrites[Q][]): FichierEnFlux => ({
    nom: `${nom}.csv`,
    contenu: ecrireTout(csv(quoi), lignes),
  })
  const resume = {
    ...synthese(annee, ecritures, dateParis(faitLe)),
    facture: sommeFacturee(emises),
    apresCloture: apresCloture(ecritures, periodeDeLAnnee(annee).au),
  }
  const anterieures = autres.filter(({ numero }) => anneeDeLaPiece(numero) < annee)
  const posterieures = autres.filter(({ numero }) => anneeDeLaPiece(numero) > annee)
  yield { nom: 'LISEZMOI.txt', contenu: unSeul(lisezMoi(presentation)) }
  yield enCsv('recettes', `recettes-${annee}`, recettes)
  yield enCsv('facturesEmises', `factures-${annee}`, emises)
  yield { nom: `synthese-${annee}.csv`, contenu: unSeul(ecrireSynthese(resume)) }
  yield enCsv('b2c', `b2c-${annee}`, b2c)
  yield enCsv('autresFactures', `factures-anterieures-${annee}`, anterieures)
  yield enCsv('autresFactures', `factures-posterieures-${annee}`, posterieures)
  yield enCsv('acomptesFactures', `factures-acompte-${annee}`, acomptes)
  yield enCsv('cloture', `creances-dettes-${annee}`, cloture)
  yield enCsv('cloture', `creances-dettes-${annee - 1}`, ouverture)
  yield* documents(ports, listes, annee)
}

export type DemandeDeDossier = { readonly admin: Admin; readonly annee: number }

/** The file name of an archive, and its bytes as a stream. */
export type DossierDeLAnnee = { readonly nom: string; readonly contenu: AsyncIterable<Uint8Array> }

/** The archive of a year for the accountant. */
export const composerDossier =
  (ports: PortsDossier) =>
  ({ annee }: DemandeDeDossier): TE.TaskEither<AnneeNonCommencee | PortFailure, DossierDeLAnnee> => {
    const { entreprise } = ports
    const faitLe = ports.clock.maintenant()
    const [fin, jour] = [periodeDeLAnnee(annee).au, dateParis(faitLe)]
    const presentation = { entreprise, annee, faitLe, cloture: jour < fin ? jour : fin }
    return pipe(
      TE.fromEither(exigerAnneeCommencee(annee, jour)),
      TE.flatMap(() => lireListes(ports)(annee)),
      TE.map((listes) => ({
        nom: `comptabilite-${annee}.zip`,
        contenu: ports.documents.zipEnFlux(fichiersDuDossier(ports, presentation, listes), faitLe),
      })),
    )
  }
