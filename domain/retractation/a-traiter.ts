import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Modalite } from '#domain/catalogue/modalite'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { estEntierementCreditee } from '#domain/facturation/reglement'
import type { Montant } from '#domain/shared/montant'
import { type ArgentDuContrat, argentARendre, argentTenu, estFacturable } from './argent-du-contrat.ts'
import type { DeclarationRecue } from './declaration-recue.ts'
import { remboursementAvant } from './remboursement-avant.ts'
import { aEffet } from './verdict.ts'

/** `decompter`: bill the work done, or give back what was billed. `verifier`: was remote work, paid beforehand, paid? */
export type ActeDeRetractation = 'confirmer' | 'rapprocher' | 'decompter' | 'verifier' | 'rembourser'

export type RetractationATraiter = {
  readonly declaration: DeclarationRecue
  readonly acte: ActeDeRetractation
  readonly avant: DateCivile
  readonly aRendre: Montant | null
  readonly tenu: Montant
}

export type EtatDuContrat = ArgentDuContrat & { readonly modalite: Modalite | null }

type Reste = Pick<RetractationATraiter, 'acte' | 'aRendre'>

const reste = (declaration: DeclarationRecue, contrat: EtatDuContrat): Reste | null => {
  const { recueLe, verdict } = declaration
  const { factures, acomptes, modalite } = contrat
  if (verdict.issue === 'inconnue') return { acte: 'rapprocher', aRendre: null }
  if (verdict.issue === 'a_verifier') return { acte: 'confirmer', aRendre: null }
  if (!aEffet(verdict)) return null
  const due = argentARendre(verdict, contrat)
  if (due > 0) return { acte: 'rembourser', aRendre: due }
  const enVigueur = factures.filter((suivie) => !estEntierementCreditee(suivie))
  const facturable = estFacturable(verdict)
  const jour = dateParis(recueLe)
  // An invoice dated on the day of the declaration counts as earlier if nothing may be billed after it.
  const avant = enVigueur.some(({ facture: { date } }) => date < jour || (date === jour && !facturable))
  if (avant) return { acte: 'decompter', aRendre: null }
  if (factures.length > 0) return null
  if (facturable) return { acte: 'decompter', aRendre: null }
  return modalite === 'a_distance' && acomptes.length === 0 ? { acte: 'verifier', aRendre: null } : null
}

/** Told even after the deadline; `null` once it is settled or marked as dealt with. */
export const resteATraiter = (declaration: DeclarationRecue, contrat: EtatDuContrat): RetractationATraiter | null => {
  const { recueLe, traiteeLe, verdict } = declaration
  const aFaire = verdict.repetee || traiteeLe !== null ? null : reste(declaration, contrat)
  return aFaire === null
    ? null
    : { declaration, ...aFaire, avant: remboursementAvant(recueLe), tenu: argentTenu(contrat) }
}
