import type { DateCivile } from '#domain/calendrier/date-civile'
import type { ApresCloture } from './apres-cloture.ts'
import type { Repartition } from './ecriture.ts'
import { type Encaissements, type MoisEncaisses, totalEncaisse, trimestres } from './encaissements.ts'
import { type Progres, progresDesSeuils } from './progres.ts'

/** What was cashed in a year by month, quarter and as a whole, and how near its ceilings that comes. */
export type Synthese = {
  readonly annee: number
  readonly mois: MoisEncaisses
  readonly trimestres: readonly Encaissements[]
  readonly total: Encaissements
  readonly seuils: readonly Progres[]
}

/** With what was invoiced in the year, credit notes taken off, and what was written since it was over. */
export type SyntheseDuDossier = Synthese & { readonly facture: Repartition; readonly apresCloture: ApresCloture }

/** A year seen on a day. */
export const synthese = (annee: number, mois: MoisEncaisses, jour: DateCivile): Synthese => {
  const total = totalEncaisse(mois)
  return { annee, mois, trimestres: trimestres(mois), total, seuils: progresDesSeuils(total, annee, jour) }
}
