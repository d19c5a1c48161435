import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import { ecrireTout, ecritureDe, type FichierExporte } from '../export/exporter.ts'
import type { FormatDExtrait, LignesComptables, QuoiComptable } from '../export/extraits.ts'
import { lireLivres } from './lire-comptabilite.ts'

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
      lireLivres(ports, periode),
      TE.map((livres) => ({
        nom: `${quoi}-${suffixe}.${format}`,
        contenu: ecrireTout<LignesComptables[QuoiComptable]>(ecritureDe(ports, quoi, format), livres[quoi]),
      })),
    )
  }
