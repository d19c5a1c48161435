import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { additionner, type Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { Facture } from './piece.ts'
import { type FactureSuivie, type Reglement, solde } from './reglement.ts'
import { recuEnTout, resteDeLaFacture, ventesDuMouvement } from './ventes.ts'

export type SaisieDeReglement = Pick<Reglement, 'mode' | 'le' | 'montant' | 'note'>

/** Nothing, more than is owed, or more back than was paid. */
export type MontantDeReglementRefuse = { readonly _tag: 'MontantDeReglementRefuse'; readonly solde: Montant }

/** The day is to come, or long before the work: before `des`. */
export type DateDeReglementRefusee = { readonly _tag: 'DateDeReglementRefusee'; readonly des: DateCivile }

/** More in cash than the law allows for one invoice. */
export type PlafondEspeces = { readonly _tag: 'PlafondEspeces'; readonly plafond: Montant }

export type RefusDeReglement = MontantDeReglementRefuse | DateDeReglementRefusee | PlafondEspeces

/** Remote work is paid before it is done, and its day may be put off: nothing is paid longer before. */
const AVANCE_MAX_JOURS = 60

export const premierJourDeReglement = ({ dateExecution }: Pick<Facture, 'dateExecution'>): DateCivile =>
  plusJours(dateExecution, -AVANCE_MAX_JOURS)

/** The invoice changed since its balance was read: what was to be written may be written already. */
export type SoldeChange = { readonly _tag: 'SoldeChange'; readonly solde: Montant }

/** `attendu` is the balance that was read; `null` when nobody says. */
export const exigerSolde = (suivie: FactureSuivie, attendu: Montant | null): E.Either<SoldeChange, FactureSuivie> => {
  const reste = solde(suivie)
  return attendu === null || attendu === reste ? E.right(suivie) : E.left({ _tag: 'SoldeChange', solde: reste })
}

const estAdmis = (montant: Montant, reste: Montant): boolean =>
  montant > 0 ? montant <= reste : montant < 0 && montant >= reste

/** More in cash, with this entry, than one order may be paid with. */
export const depassePlafond = (deja: readonly Reglement[], { mode, montant }: SaisieDeReglement): boolean =>
  mode === 'especes' &&
  additionner(...deja.filter((un) => un.mode === 'especes').map((un) => un.montant), montant) > PLAFOND_ESPECES

/** An entry that is about to be written, on a civil day. */
export type NouvelleEcriture = { readonly id: string; readonly instant: Date; readonly jour: DateCivile }

/** Money received up to what is owed, or, below zero, given back up to what is owed to the client. */
export const enregistrerReglement = (
  suivie: FactureSuivie,
  saisie: SaisieDeReglement,
  { id, instant, jour }: NouvelleEcriture,
): E.Either<RefusDeReglement, Reglement> => {
  const reste = solde(suivie)
  if (!estAdmis(saisie.montant, reste)) return E.left({ _tag: 'MontantDeReglementRefuse', solde: reste })
  const des = premierJourDeReglement(suivie.facture)
  if (saisie.le > jour || saisie.le < des) return E.left({ _tag: 'DateDeReglementRefusee', des })
  if (depassePlafond(suivie.reglements, saisie)) return E.left({ _tag: 'PlafondEspeces', plafond: PLAFOND_ESPECES })
  const ventes = ventesDuMouvement(resteDeLaFacture(suivie), recuEnTout(suivie.reglements), saisie.montant)
  return E.right({ ...saisie, ventes, id, annule: null, enregistreLe: instant.toISOString() })
}
