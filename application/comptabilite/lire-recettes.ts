import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { type Ecriture, repartir } from '#domain/comptabilite/ecriture'
import { periodeDuMois } from '#domain/comptabilite/periode'
import type { RecetteExportee } from '../export/extraits.ts'
import { plierLots } from './plier-lots.ts'

/** `mois` is 1 to 12. */
export type DemandeDeRecettes = { readonly admin: Admin; readonly annee: number; readonly mois: number }

export const enRecette = (ecriture: Ecriture): RecetteExportee => ({ ...ecriture, repartition: repartir(ecriture) })

const RIEN: readonly RecetteExportee[] = []

/** The book of receipts of one month, oldest first, for the owner. */
export const lireRecettes =
  ({ comptabilite }: Pick<Ports, 'comptabilite'>) =>
  ({ annee, mois }: DemandeDeRecettes): TE.TaskEither<PortFailure, readonly RecetteExportee[]> =>
    pipe(
      comptabilite.ecritures(periodeDuMois(annee, mois)),
      TE.flatMap(plierLots(RIEN, (deja, lot) => [...deja, ...lot.map(enRecette)])),
    )
