import type * as E from '#fp/Either'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { premierJourDeReglement } from '#domain/facturation/reglement'
import type { SaisieDeReglement } from '#domain/facturation/encaisser'
import { centimes, type Montant, multiplier } from '#domain/shared/montant'
import { dateTropTotTexte, reglementMaxTexte, remboursementMaxTexte } from './texts.ts'
import {
  type Bornes,
  type ErreursDeReglement,
  ouvrirEcriture,
  type ReglementSaisi,
  verifierEcriture,
} from './ecriture-saisie.ts'

/** The same for an invoice: all that is owed, or owed back. */
export const ouvrirReglement = (solde: Montant, aujourdhui: DateCivile): ReglementSaisi =>
  ouvrirEcriture(centimes(Math.abs(solde)), solde < 0, aujourdhui)

/** The payment as the server takes it; what is given back is below zero. */
export const verifierReglement = (
  saisi: ReglementSaisi,
  facture: Pick<FactureReply, 'solde' | 'dateExecution'>,
  aujourdhui: DateCivile,
): E.Either<ErreursDeReglement, SaisieDeReglement> => {
  const { solde } = facture
  const bornes: Bornes = {
    des: premierJourDeReglement(facture),
    tropTot: dateTropTotTexte,
    max: centimes(Math.max(0, saisi.rendu ? multiplier(solde, -1) : solde)),
    trop: saisi.rendu ? remboursementMaxTexte : reglementMaxTexte,
  }
  return verifierEcriture(saisi, bornes, aujourdhui)
}
