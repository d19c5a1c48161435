import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { joursB2c, type PieceB2c, periodeDeDeclaration, piecesB2c } from '#domain/comptabilite/b2c'
import {
  type CompteDuLivre,
  type Ecriture,
  type LigneDuLivre,
  lignesDeLaPeriode,
  livreDesRecettes,
} from '#domain/comptabilite/livre'
import { type Periode, periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import { ecrireTout, ecritureDe, type FichierExporte } from '../export/exporter.ts'
import type { FormatDExtrait, LignesComptables, QuoiComptable, RecetteNumerotee } from '../export/extraits.ts'
import { enRecette } from './lire-comptabilite.ts'

/** Adds to each entry its line number, and the line number of the entry that it undoes. */
const numeroter = (ecritures: readonly Ecriture[]): readonly RecetteNumerotee[] => {
  const lignes = new Map(ecritures.map(({ id }, rang) => [id, rang + 1]))
  return ecritures.map((ecriture, rang) => ({
    ...enRecette(ecriture),
    ligne: rang + 1,
    annuleLaLigne: lignes.get(ecriture.ecritureAnnulee?.id ?? '') ?? null,
  }))
}

/** What both books need of an order. */
type PartDuCompte = { readonly recettes: readonly LigneDuLivre[]; readonly pieces: readonly PieceB2c[] }

export const partDuCompte =
  (periode: Periode) =>
  (compte: CompteDuLivre): PartDuCompte => ({
    recettes: lignesDeLaPeriode(compte, periode),
    pieces: piecesB2c(compte, periode),
  })

/** The two books of a period: receipts, and sales to consumers by day. */
export const tenirLivres = (parts: readonly PartDuCompte[]) => {
  const ecritures = livreDesRecettes(parts.flatMap(({ recettes }) => recettes))
  const jours = joursB2c(
    parts.flatMap(({ pieces }) => pieces),
    ecritures,
  )
  return {
    ecritures,
    recettes: numeroter(ecritures),
    b2c: jours.map((jour) => ({ ...jour, periode: periodeDeDeclaration(jour.jour) })),
  }
}

/** `annee`: `null` for the present year. `mois`: `null` for the whole year. */
export type DemandeDeLivre = {
  readonly admin: Admin
  readonly quoi: QuoiComptable
  readonly format: FormatDExtrait
  readonly annee: number | null
  readonly mois: number | null
}

/** Exports a book for the owner. */
export const exporterLivre =
  (ports: Pick<Ports, 'clock' | 'comptabilite' | 'documents'>) =>
  ({ quoi, format, annee: demandee, mois }: DemandeDeLivre): TE.TaskEither<PortFailure, FichierExporte> => {
    const annee = demandee ?? anneeDe(dateParis(ports.clock.maintenant()))
    const periode = mois === null ? periodeDeLAnnee(annee) : periodeDuMois(annee, mois)
    const suffixe = mois === null ? String(annee) : periode.du.slice(0, 7)
    return pipe(
      ports.comptabilite.parCompte(periode, partDuCompte(periode)),
      TE.map((parts) => ({
        nom: `${quoi}-${suffixe}.${format}`,
        contenu: ecrireTout<LignesComptables[QuoiComptable]>(ecritureDe(ports, quoi, format), tenirLivres(parts)[quoi]),
      })),
    )
  }
