import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Periode, periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import type { LivresDeComptes } from '#application/ports/comptabilite-reader'
import {
  type JoursB2c,
  joursB2c,
  noterEncaissements,
  noterPieces,
  periodeDeDeclaration,
} from '#domain/comptabilite/b2c'
import type { Ecriture } from '#domain/comptabilite/livre'
import { ecrireExtrait, ecritureDe, type FichierExporte } from '../export/exporter.ts'
import type {
  FormatDExtrait,
  JourB2cExporte,
  LignesComptables,
  LotsDeLignes,
  QuoiComptable,
  RecetteExportee,
  RecetteNumerotee,
} from '../export/extraits.ts'
import { enRecette, plierLots } from './lire-comptabilite.ts'

/** Adds to each entry its line number, counted over all lots, and the line number of the entry it undoes. */
export const numeroteur = (): ((lot: readonly RecetteExportee[]) => readonly RecetteNumerotee[]) => {
  const lignes = new Map<string, number>()
  return (lot) =>
    lot.map((recette) => {
      const ligne = lignes.size + 1
      lignes.set(recette.id, ligne)
      const annulee = recette.ecritureAnnulee
      return { ...recette, ligne, annuleLaLigne: annulee === null ? null : (lignes.get(annulee.id) ?? null) }
    })
}

type PortsLivre = { readonly comptabilite: Pick<LivresDeComptes, 'ecritures' | 'piecesB2c'> }

const enRecettes = async function* (
  lots: LotsDeLignes<Ecriture>,
): AsyncGenerator<readonly RecetteNumerotee[], void, undefined> {
  const numeroter = numeroteur()
  for await (const lot of lots) yield numeroter(lot.map(enRecette))
}

const recettes = ({ comptabilite }: PortsLivre, periode: Periode) =>
  pipe(comptabilite.ecritures(periode), TE.map(enRecettes))

const unSeulLot = async function* <L>(lignes: readonly L[]): AsyncGenerator<readonly L[], void, undefined> {
  if (lignes.length > 0) yield lignes
}

const AUCUN: JoursB2c = new Map()

/** The B2C report as one lot: a year has at most 366 days. */
const b2c = (
  { comptabilite }: PortsLivre,
  periode: Periode,
): TE.TaskEither<PortFailure, LotsDeLignes<JourB2cExporte>> =>
  pipe(
    comptabilite.piecesB2c(periode),
    TE.flatMap(plierLots(AUCUN, noterPieces)),
    TE.flatMap((jours) => pipe(comptabilite.ecritures(periode), TE.flatMap(plierLots(jours, noterEncaissements)))),
    TE.map((jours) => unSeulLot(joursB2c(jours).map((un) => ({ ...un, periode: periodeDeDeclaration(un.jour) })))),
  )

/** Opens the lines of a book in a period. They are read only as the caller asks for them. */
export const ouvrirLivre = (
  ports: PortsLivre,
  quoi: QuoiComptable,
  periode: Periode,
): TE.TaskEither<PortFailure, LotsDeLignes<LignesComptables[QuoiComptable]>> =>
  quoi === 'recettes' ? recettes(ports, periode) : b2c(ports, periode)

/** `annee`: `null` for the present year. `mois`: `null` for the whole year. */
export type DemandeDeLivre = {
  readonly admin: Admin
  readonly quoi: QuoiComptable
  readonly format: FormatDExtrait
  readonly annee: number | null
  readonly mois: number | null
}

const periodeDe = (annee: number, mois: number | null): Periode =>
  mois === null ? periodeDeLAnnee(annee) : periodeDuMois(annee, mois)

const suffixe = (annee: number, mois: number | null): string =>
  mois === null ? String(annee) : `${annee}-${String(mois).padStart(2, '0')}`

/** Exports a book for the owner, as a stream of text. */
export const exporterLivre =
  (ports: Pick<Ports, 'clock' | 'comptabilite' | 'documents'>) =>
  ({ quoi, format, annee: demandee, mois }: DemandeDeLivre): TE.TaskEither<PortFailure, FichierExporte> => {
    const annee = demandee ?? anneeDe(dateParis(ports.clock.maintenant()))
    return pipe(
      ouvrirLivre(ports, quoi, periodeDe(annee, mois)),
      TE.map((lots) => ({
        nom: `${quoi}-${suffixe(annee, mois)}.${format}`,
        contenu: ecrireExtrait<LignesComptables[QuoiComptable]>(ecritureDe(ports, quoi, format), lots),
      })),
    )
  }
