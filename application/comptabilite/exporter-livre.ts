import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Periode, periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import { ecrireExtrait, type FichierExporte } from '../export/exporter.ts'
import type { FormatDExtrait, QuoiComptable } from '../export/extraits.ts'
import { ouvrirLivre } from './ouvrir-livre.ts'

/** The present year when `annee` is `null`, all of it when `mois` is. */
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

/** A book of the business as a text, written while it is read, for the owner. */
export const exporterLivre =
  (ports: Pick<Ports, 'clock' | 'comptabilite' | 'documents'>) =>
  ({ quoi, format, annee: demandee, mois }: DemandeDeLivre): TE.TaskEither<PortFailure, FichierExporte> => {
    const annee = demandee ?? anneeDe(dateParis(ports.clock.maintenant()))
    return pipe(
      ouvrirLivre(ports, quoi, periodeDe(annee, mois)),
      TE.map((lots) => ({
        nom: `${quoi}-${suffixe(annee, mois)}.${format}`,
        contenu: ecrireExtrait(ports, { quoi, format }, lots),
      })),
    )
  }
