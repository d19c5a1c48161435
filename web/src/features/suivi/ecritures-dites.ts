import type { FactureDuClientReply } from '#adapters/http/contract/values/facture-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { estUnReport } from '#domain/facturation/report'
import { formaterMontant, multiplier } from '#domain/shared/montant'
import { ecritureTexte, reportTexte } from '../../contents/mes-factures-texts.ts'

type Reglement = FactureDuClientReply['reglements'][number]

/** A line of what was paid of an invoice; `montant` in words, as it counts in what is left to pay. */
export type EcritureDite = {
  readonly id: string
  readonly libelle: string
  readonly jour: string
  readonly montant: string
}

const dire = (reglement: Reglement): EcritureDite => {
  const { id, mode, le, montant } = reglement
  const rendu = montant < 0
  return {
    id,
    libelle: estUnReport(reglement) ? reportTexte(rendu) : ecritureTexte(rendu, mode),
    jour: formaterDate(le),
    montant: formaterMontant(multiplier(montant, -1)),
  }
}

/** The money of an invoice, in the order of writing: neither slips that were undone, nor entries of the books alone. */
export const ecrituresDites = (reglements: readonly Reglement[]): readonly EcritureDite[] => {
  const defaites = new Set(reglements.map(({ annule }) => annule))
  return reglements.filter(({ id, annule, montant }) => montant !== 0 && annule === null && !defaites.has(id)).map(dire)
}
