import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FichierEnFlux } from '#application/ports/document-renderer'
import type { LivresDeComptes, PdfDePiece } from '#application/ports/comptabilite-reader'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import {
  type AcompteFacture,
  type FactureALaCloture,
  type LigneDeCloture,
  noterApresCloture,
  RIEN_APRES,
} from '#domain/comptabilite/cloture'
import { ajouter, type Ecriture, type Repartition, RIEN } from '#domain/comptabilite/livre'
import { type AnneeNonCommencee, exigerAnneeCommencee, periodeDeLAnnee } from '#domain/comptabilite/periode'
import { ajouterAuxMois, MOIS_VIDES, type PresentationDuDossier, synthese } from '#domain/comptabilite/synthese'
import { anneeDeLaPiece } from '#domain/facturation/numero-piece'
import { ecrireExtrait } from '../export/exporter.ts'
import type {
  FactureDuDossier,
  FactureExportee,
  LignesEcrites,
  LotsDeLignes,
  QuoiComptable,
  QuoiEcrit,
  RecetteNumerotee,
} from '../export/extraits.ts'
import { enRecette } from './lire-comptabilite.ts'
import { numeroteur, ouvrirLivre } from './exporter-livre.ts'

type Cites = readonly (string | null)[]

/** For each list of the archive: the numbers of the documents that a line mentions. */
const numerosCites = {
  recettes: ({ facture, pieces }: Ecriture): Cites => [facture, ...pieces],
  facturesEmises: ({ numero, corrige, avoirs, remplaceePar }: FactureDuDossier): Cites => [
    numero,
    corrige,
    ...avoirs,
    remplaceePar,
  ],
  autresFactures: ({ numero, avoirs, remplaceePar }: FactureALaCloture): Cites => [numero, ...avoirs, remplaceePar],
  acomptesFactures: ({ facture, avoirs, deduitPar }: AcompteFacture): Cites => [
    facture.numero,
    facture.retablit,
    ...avoirs.map(({ numero }) => numero),
    ...deduitPar,
  ],
  cloture: ({ facture, facturesDAcompte }: LigneDeCloture): Cites => [facture?.numero ?? null, ...facturesDAcompte],
} as const

type PortsFichiers = Pick<Ports, 'documents'> & { readonly livres: LivresDeComptes }

/** The state of an archive being written; `cites` collects the document numbers mentioned so far. */
type Redaction = PortsFichiers & { readonly annee: number; readonly cites: Set<string> }

type Lecture<L> = TE.TaskEither<PortFailure, LotsDeLignes<L>>

type Flux<L> = AsyncGenerator<readonly L[], void, undefined>

/** Reads the lines of a list. A failure is thrown: an archive half written can only be broken off. */
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

const noter = async function* <L>(
  { cites }: Redaction,
  lots: Flux<L>,
  citesPar: (ligne: L) => readonly (string | null)[],
): Flux<L> {
  for await (const lot of lots) {
    for (const numero of lot.flatMap(citesPar)) if (numero !== null) cites.add(numero)
    yield lot
  }
}

const ajouterFactures = (deja: Repartition, lot: readonly FactureExportee[]): Repartition =>
  lot.reduce(
    (somme, { services, ventes, total }) =>
      services === null || ventes === null || total === null ? somme : ajouter(somme, { services, ventes, total }),
    deja,
  )

const unSeul = async function* <A>(contenu: A): AsyncGenerator<A> {
  yield contenu
}

const enCsv = <Q extends QuoiEcrit>(
  ports: PortsFichiers,
  quoi: Q,
  nom: string,
  lots: Flux<LignesEcrites[Q]>,
): FichierEnFlux => ({ nom: `${nom}.csv`, contenu: ecrireExtrait(ports.documents.csv(quoi), lots) })

/** The summary adds up exactly the lines that were written. */
const livres = async function* (redaction: Redaction, { annee, faitLe }: PresentationDuDossier) {
  const periode = periodeDeLAnnee(annee)
  let [mois, apresCloture, facture] = [MOIS_VIDES, RIEN_APRES, RIEN]
  const recettes = async function* (): Flux<RecetteNumerotee> {
    const numeroter = numeroteur()
    for await (const lot of lire(redaction.livres.ecritures(periode))) {
      mois = ajouterAuxMois(mois, lot)
      apresCloture = noterApresCloture(apresCloture, lot, periode.au)
      yield numeroter(lot.map(enRecette))
    }
  }
  const emises = async function* (): Flux<FactureDuDossier> {
    for await (const lot of lire(redaction.livres.emises(periode))) {
      facture = ajouterFactures(facture, lot)
      yield lot
    }
  }
  yield enCsv(redaction, 'recettes', `recettes-${annee}`, noter(redaction, recettes(), numerosCites.recettes))
  const lignes = noter(redaction, emises(), numerosCites.facturesEmises)
  yield enCsv(redaction, 'facturesEmises', `factures-${annee}`, lignes)
  const resume = { ...synthese(annee, mois, dateParis(faitLe)), facture, apresCloture }
  yield { nom: `synthese-${annee}.csv`, contenu: unSeul(redaction.documents.synthese(resume)) }
  const b2c = lire(ouvrirLivre({ comptabilite: redaction.livres }, 'b2c', periode))
  yield enCsv<QuoiComptable>(redaction, 'b2c', `b2c-${annee}`, b2c)
}

const cloture = (redaction: Redaction, annee: number): FichierEnFlux => {
  const lignes = lire(redaction.livres.cloture(periodeDeLAnnee(annee)))
  return enCsv(redaction, 'cloture', `creances-dettes-${annee}`, noter(redaction, lignes, numerosCites.cloture))
}

const autres = (redaction: Redaction, nom: string, estAutre: (annee: number) => boolean): FichierEnFlux => {
  const toutes = lire(redaction.livres.autresFactures(periodeDeLAnnee(redaction.annee)))
  const gardees = garder(toutes, ({ numero }) => estAutre(anneeDeLaPiece(numero)))
  const lignes = noter(redaction, gardees, numerosCites.autresFactures)
  return enCsv(redaction, 'autresFactures', `${nom}-${redaction.annee}`, lignes)
}

const listes = function* (redaction: Redaction): Generator<FichierEnFlux> {
  const { annee } = redaction
  yield autres(redaction, 'factures-anterieures', (une) => une < annee)
  yield autres(redaction, 'factures-posterieures', (une) => une > annee)
  const acomptes = lire(redaction.livres.acomptesFactures(periodeDeLAnnee(annee)))
  const lignes = noter(redaction, acomptes, numerosCites.acomptesFactures)
  yield enCsv(redaction, 'acomptesFactures', `factures-acompte-${annee}`, lignes)
  yield cloture(redaction, annee)
  yield cloture(redaction, annee - 1)
}

const enFichiers = async function* (
  pdfs: Flux<PdfDePiece>,
  dossier: (numero: string) => string,
): AsyncGenerator<FichierEnFlux> {
  for await (const lot of pdfs) {
    for (const { numero, pdf } of lot) yield { nom: `documents/${dossier(numero)}${numero}.pdf`, contenu: unSeul(pdf) }
  }
}

/** The documents of the year, and older or newer ones that a list mentions. */
const documents = async function* ({
  livres: { pdfs, pdfsDe },
  annee,
  cites,
}: Redaction): AsyncGenerator<FichierEnFlux> {
  yield* enFichiers(lire(pdfs(periodeDeLAnnee(annee))), () => '')
  const dAutresAnnees = [...cites].filter((numero) => anneeDeLaPiece(numero) !== annee)
  yield* enFichiers(lire(pdfsDe(dAutresAnnees)), (numero) =>
    anneeDeLaPiece(numero) < annee ? 'anterieurs/' : 'posterieurs/',
  )
}

/** The files of the archive of a year. Each is opened only after the one before is written. */
const fichiersDuDossier = async function* (
  ports: PortsFichiers,
  presentation: PresentationDuDossier,
): AsyncGenerator<FichierEnFlux> {
  const redaction = { ...ports, annee: presentation.annee, cites: new Set<string>() }
  yield { nom: 'LISEZMOI.txt', contenu: unSeul(ports.documents.lisezMoi(presentation)) }
  yield* livres(redaction, presentation)
  yield* listes(redaction)
  yield* documents(redaction)
}

/** Passes a stream on and calls `finir` after the last piece, on a failure, or if the reader stops, even before the first piece. */
const finirAvec = <A>(flux: AsyncIterable<A>, finir: () => Promise<void>): AsyncIterable<A> => ({
  [Symbol.asyncIterator]: () => {
    const lecture = (async function* () {
      try {
        yield* flux
      } finally {
        await finir()
      }
    })()
    const arreter = async (): Promise<IteratorResult<A, undefined>> => {
      await lecture.return(undefined)
      await finir()
      return { done: true, value: undefined }
    }
    return { next: () => lecture.next(), return: arreter }
  },
})

type PortsDossier = Pick<Ports, 'clock' | 'comptabilite' | 'entreprise' | 'documents'>

export type DemandeDeDossier = { readonly admin: Admin; readonly annee: number }

/** The file name of an archive, and its bytes as a stream. */
export type DossierDeLAnnee = { readonly nom: string; readonly contenu: AsyncIterable<Uint8Array> }

const presentation = ({ entreprise }: PortsDossier, annee: number, faitLe: Date): PresentationDuDossier => {
  const [fin, jour] = [periodeDeLAnnee(annee).au, dateParis(faitLe)]
  return { entreprise, annee, faitLe, cloture: jour < fin ? jour : fin }
}

const composer = (ports: PortsDossier, annee: number, faitLe: Date): TE.TaskEither<PortFailure, DossierDeLAnnee> =>
  pipe(
    ports.comptabilite.figer(),
    TE.map(({ finir, ...livres }) => {
      const fichiers = fichiersDuDossier({ livres, documents: ports.documents }, presentation(ports, annee, faitLe))
      return {
        nom: `comptabilite-${annee}.zip`,
        contenu: finirAvec(ports.documents.zipEnFlux(fichiers, faitLe), finir),
      }
    }),
  )

/** The archive of a year for the accountant, read at one instant of the database and written as a stream. */
export const composerDossier =
  (ports: PortsDossier) =>
  ({ annee }: DemandeDeDossier): TE.TaskEither<AnneeNonCommencee | PortFailure, DossierDeLAnnee> => {
    const faitLe = ports.clock.maintenant()
    return pipe(
      TE.fromEither(exigerAnneeCommencee(annee, dateParis(faitLe))),
      TE.flatMap(() => composer(ports, annee, faitLe)),
    )
  }
