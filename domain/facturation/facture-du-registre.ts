import type { DateCivile } from '#domain/calendrier/date-civile'
import { type FactureDAcompteSuivie, resteDeLAcompte } from './facture-d-acompte-suivie.ts'
import { type EtatDeFacture, etatDeFacture, type FactureSuivie } from './reglement.ts'

/** An invoice for work or for a deposit, and what came after it. */
export type FactureDuRegistre = FactureSuivie | FactureDAcompteSuivie

/** Whether it is for a deposit: such a one was paid before it was issued. */
export const estDAcompte = (emise: FactureDuRegistre): emise is FactureDAcompteSuivie =>
  emise.facture.genre === 'acompte'

/** Where it stands on a civil day. */
export const etatDuRegistre = (emise: FactureDuRegistre, jour: DateCivile): EtatDeFacture => {
  if (!estDAcompte(emise)) return etatDeFacture(emise, jour)
  return resteDeLAcompte(emise) === 0 ? 'annulee' : 'payee'
}
