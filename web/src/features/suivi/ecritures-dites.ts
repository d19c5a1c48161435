import type { FactureDuClientReply } from '#adapters/http/contract/values/facture-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { formaterMontant, multiplier } from '#domain/shared/montant'
import { ecritureTexte } from '../../contents/mes-factures-texts.ts'

type Reglement = FactureDuClientReply['reglements'][number]

/** A line of what was paid of an invoice; `montant` in words, as it counts in what is left to pay. */
export type EcritureDite = {
  readonly id: string
  readonly libelle: string
  readonly jour: string
  readonly montant: string
}

const dire = ({ id, mode, le, montant }: Reglement): EcritureDite => {
  const rendu = montant < 0
  return {
    id,
    libelle: ecritureTexte(rendu, mode),
    jour: formaterDate(le),
    montant: formaterMontant(multiplier(montant, -1)),
  }
}

/** The money of an invoice, in the order of writing: but for slips that were undone. */
export const ecrituresDites = (reglements: readonly Reglement[]): readonly EcritureDite[] => {
  const defaites = new Set(reglements.map(({ annule }) => annule))
  return reglements.filter(({ id, annule }) => annule === null && !defaites.has(id)).map(dire)
}
