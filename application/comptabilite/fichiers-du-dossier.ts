import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { ecrireExtrait } from '#application/export/ecrire-extrait'
import type { LignesEcrites, QuoiComptable, QuoiEcrit, RecetteExportee } from '#application/export/extraits-comptables'
import type { LotsDeLignes } from '#application/ports/export-reader'
import type { Ports } from '#application/ports/ports'
import type { FichierEnFlux } from '#application/ports/zip-writer'
import type { PortFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { noterApresCloture, RIEN_APRES } from '#domain/comptabilite/apres-cloture'
import { ligneDAcompte, type LigneDeCloture, ligneDeFacture } from '#domain/comptabilite/cloture'
import { ajouterAuxMois, MOIS_VIDES } from '#domain/comptabilite/encaissements'
import { type Periode, periodeDeLAnnee } from '#domain/comptabilite/periode'
import { synthese } from '#domain/comptabilite/synthese'
import { anneeDeLaPiece } from '#domain/facturation/numero-piece'
import { enRecette } from './lire-recettes.ts'
import { ouvrirLivre } from './ouvrir-livre.ts'
import type { PresentationDuDossier } from './presentation-du-dossier.ts'

export type PortsFichiers = Pick<Ports, 'comptabilite' | 'exportReader' | 'exportWriter'>

type Lecture<L> = TE.TaskEither<PortFailure, LotsDeLignes<L>>

type Flux<L> = AsyncGenerator<readonly L[], void, undefined>

/** In the middle of an archive a failure can only break it off. */
const lire = async function* <L>(ouvrir: Lecture<L>): Flux<L> {
  const lots = await ouvrir()
  if (E.isLeft(lots)) throw lots.left.cause
  yield* lots.right
}

const garder = async function* <L>(lots: Flux<L>, estGardee: (ligne: L) => boolean): Flux<L> {
  for await (const lot of lots) {
    const gardees = lot.filter(estGardee)
    if (gardees.length > 0) yield gardees
  }
}

const unSeul = async function* <A>(contenu: A): AsyncGenerator<A> {
  yield contenu
}

const enCsv = <Q extends QuoiEcrit>(
  ports: PortsFichiers,
  quoi: Q,
  nom: string,
  lots: Flux<LignesEcrites[Q]>,
): FichierEnFlux => ({ nom: `${nom}.csv`, contenu: ecrireExtrait(ports, { quoi, format: 'csv' }, lots) })

/** The summary adds up the very entries that were written: nothing that is written meanwhile parts the two. */
const livres = async function* (ports: PortsFichiers, { annee, faitLe }: PresentationDuDossier) {
  const periode = periodeDeLAnnee(annee)
  let [mois, apresCloture] = [MOIS_VIDES, RIEN_APRES]
  const recettes = async function* (): Flux<RecetteExportee> {
    for await (const lot of lire(ports.comptabilite.ecritures(periode))) {
      mois = ajouterAuxMois(mois, lot)
      apresCloture = noterApresCloture(apresCloture, lot, periode.au)
      yield lot.map(enRecette)
    }
  }
  yield enCsv(ports, 'recettes', `recettes-${annee}`, recettes())
  const texte = ports.exportWriter.synthese({ ...synthese(annee, mois, dateParis(faitLe)), apresCloture })
  yield { nom: `synthese-${annee}.csv`, contenu: unSeul(texte) }
  yield enCsv<QuoiComptable>(ports, 'b2c', `b2c-${annee}`, lire(ouvrirLivre(ports, 'b2c', periode)))
}

const cloture = async function* ({ comptabilite }: PortsFichiers, periode: Periode): Flux<LigneDeCloture> {
  for await (const lot of lire(comptabilite.ouvertes(periode))) yield lot.map(ligneDeFacture)
  for await (const lot of lire(comptabilite.acomptes(periode))) yield lot.map(ligneDAcompte)
}

const listes = function* (ports: PortsFichiers, annee: number): Generator<FichierEnFlux> {
  const periode = periodeDeLAnnee(annee)
  const { comptabilite, exportReader } = ports
  const autres = (estAutre: (une: number) => boolean) =>
    garder(lire(comptabilite.autresFactures(periode)), ({ numero }) => estAutre(anneeDeLaPiece(numero)))
  const emises = garder(lire(exportReader.ouvrir('factures')), ({ numero }) => anneeDeLaPiece(numero) === annee)
  yield enCsv(ports, 'factures', `factures-${annee}`, emises)
  yield enCsv(
    ports,
    'autresFactures',
    `factures-anterieures-${annee}`,
    autres((une) => une < annee),
  )
  yield enCsv(
    ports,
    'autresFactures',
    `factures-posterieures-${annee}`,
    autres((une) => une > annee),
  )
  yield enCsv(ports, 'acomptesFactures', `factures-acompte-${annee}`, lire(comptabilite.acomptesFactures(periode)))
  yield enCsv(ports, 'cloture', `creances-dettes-${annee}`, cloture(ports, periode))
}

const documents = async function* ({ comptabilite }: PortsFichiers, annee: number): AsyncGenerator<FichierEnFlux> {
  const periode = periodeDeLAnnee(annee)
  for await (const lot of lire(comptabilite.pdfs(periode))) {
    for (const { numero, pdf } of lot) yield { nom: `documents/${numero}.pdf`, contenu: unSeul(pdf) }
  }
  for await (const lot of lire(comptabilite.autresPdfs(periode))) {
    for (const { numero, pdf } of lot) {
      const dossier = anneeDeLaPiece(numero) < annee ? 'anterieurs' : 'posterieurs'
      yield { nom: `documents/${dossier}/${numero}.pdf`, contenu: unSeul(pdf) }
    }
  }
}

/** What the archive of a year holds, opened one after the other, each when the one before is in the archive. */
export const fichiersDuDossier = async function* (
  ports: PortsFichiers,
  presentation: PresentationDuDossier,
): AsyncGenerator<FichierEnFlux> {
  yield { nom: 'LISEZMOI.txt', contenu: unSeul(ports.exportWriter.lisezMoi(presentation)) }
  yield* livres(ports, presentation)
  yield* listes(ports, presentation.annee)
  yield* documents(ports, presentation.annee)
}
