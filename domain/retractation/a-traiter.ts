import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Modalite } from '#domain/catalogue/modalite'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estEntierementCreditee, type FactureSuivie, solde } from '#domain/facturation/reglement'
import { additionner, type Montant, multiplier } from '#domain/shared/montant'
import type { DeclarationRecue } from './declaration-recue.ts'
import { aEffet, remboursementAvant } from './verdict.ts'

/**
 * `rapprocher`: the order that is meant is to be found. `decompter`: what was done is to be billed, or what was billed is to
 * be given back. `verifier`: remote work is paid before it is done; `rembourser`: money is owed back.
 */
export type ActeDeRetractation = 'rapprocher' | 'decompter' | 'verifier' | 'rembourser'

/** A withdrawal that waits for the owner, and the last day the law gives. */
export type RetractationATraiter = {
  readonly declaration: DeclarationRecue
  readonly acte: ActeDeRetractation
  readonly avant: DateCivile
  /** Owed back to the client; `null` when nobody knows yet. */
  readonly aRendre: Montant | null
}

/** What is known of the order that ended; without an order, no modality. */
export type EtatDuContrat = { readonly factures: readonly FactureSuivie[]; readonly modalite: Modalite | null }

type Reste = Pick<RetractationATraiter, 'acte' | 'aRendre'>

const reste = ({ recueLe, verdict }: DeclarationRecue, { factures, modalite }: EtatDuContrat): Reste | null => {
  if (verdict.issue === 'inconnue') return { acte: 'rapprocher', aRendre: null }
  if (!aEffet(verdict)) return null
  const dues = factures.map(solde).filter((montant) => montant < 0)
  if (dues.length > 0) return { acte: 'rembourser', aRendre: multiplier(additionner(...dues), -1) }
  const enVigueur = factures.filter((suivie) => !estEntierementCreditee(suivie))
  if (enVigueur.some(({ facture }) => facture.date < dateParis(recueLe))) return { acte: 'decompter', aRendre: null }
  if (factures.length > 0) return null
  if (verdict.issue === 'a_regler') return { acte: 'decompter', aRendre: null }
  return modalite === 'a_distance' ? { acte: 'verifier', aRendre: null } : null
}

/** What is owed to the client stays after its term; what nothing will ever record as done leaves with it. */
const demeure = ({ acte }: Reste, { factures }: EtatDuContrat): boolean =>
  acte === 'rembourser' || (acte === 'decompter' && factures.length > 0)

/** What a declaration still asks of the owner on a civil day; `null` once it is settled. */
export const resteATraiter = (
  declaration: DeclarationRecue,
  contrat: EtatDuContrat,
  jour: DateCivile,
): RetractationATraiter | null => {
  const avant = remboursementAvant(declaration.recueLe)
  const aFaire = declaration.verdict.repetee ? null : reste(declaration, contrat)
  return aFaire === null || (jour > avant && !demeure(aFaire, contrat)) ? null : { declaration, ...aFaire, avant }
}
