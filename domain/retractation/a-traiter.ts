import * as E from '#fp/Either'
import type { DateCivile } from '../calendrier/date-civile.ts'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import type { Modalite } from '../catalogue/modalite.ts'
import {
  estEntierementCreditee,
  type FactureSuivie,
  type Reglement,
  solde,
  totalRecu,
} from '../facturation/reglement.ts'
import { prorataDu } from '#domain/facturation/travail-facture'
import { additionner, centimes, type Montant, multiplier } from '../shared/montant.ts'
import type { DeclarationRecue } from './declaration.ts'
import { remboursementAvant } from './delai.ts'
import { aEffet, type Verdict } from './verdict.ts'

/** What the owner must do. `decompter`: bill the work done, or refund what was billed. `verifier`: check whether remote work, due in advance, was paid. */
type ActeDeRetractation = 'confirmer' | 'rapprocher' | 'decompter' | 'verifier' | 'rembourser'

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

/** The open task of a declaration, even after its deadline; `null` once it is settled or marked as done. */
export const resteATraiter = (declaration: DeclarationRecue, contrat: EtatDuContrat): RetractationATraiter | null => {
  const { recueLe, traiteeLe, verdict } = declaration
  const aFaire = verdict.repetee || traiteeLe !== null ? null : reste(declaration, contrat)
  return aFaire === null
    ? null
    : { declaration, ...aFaire, avant: remboursementAvant(recueLe), tenu: argentTenu(contrat) }
}

export type RetractationASolder = { readonly _tag: 'RetractationASolder' } & Pick<
  RetractationATraiter,
  'acte' | 'avant' | 'aRendre' | 'tenu'
>

export type MarqueDeRetractation = { readonly traitee: boolean; readonly malgre: boolean }

const EST_DU: readonly ActeDeRetractation[] = ['decompter', 'rembourser']

export const marquerTraitee = (
  declaration: DeclarationRecue,
  contrat: EtatDuContrat,
  { traitee, malgre }: MarqueDeRetractation,
  instant: Date,
): E.Either<RetractationASolder, Date | null> => {
  if (!traitee) return E.right(null)
  const du = resteATraiter(declaration, contrat)
  if (malgre || du === null || !EST_DU.includes(du.acte)) return E.right(declaration.traiteeLe ?? instant)
  const { acte, avant, aRendre, tenu } = du
  return E.left({ _tag: 'RetractationASolder', acte, avant, aRendre, tenu })
}

type ArgentDuContrat = { readonly factures: readonly FactureSuivie[]; readonly acomptes: readonly Reglement[] }

export const estFacturable = (verdict: Pick<Verdict, 'issue' | 'prorata'>): boolean =>
  prorataDu({ statut: 'annulé' }, verdict) !== null

const recuSansFacture = ({ acomptes }: Pick<ArgentDuContrat, 'acomptes'>): Montant =>
  centimes(Math.max(0, additionner(...acomptes.map(({ montant }) => montant))))

export const argentTenu = (contrat: ArgentDuContrat): Montant =>
  additionner(
    recuSansFacture(contrat),
    centimes(Math.max(0, additionner(...contrat.factures.map(({ reglements }) => totalRecu(reglements))))),
  )

const argentARendre = (verdict: Pick<Verdict, 'issue' | 'prorata'>, contrat: ArgentDuContrat): Montant => {
  const enTrop = contrat.factures.map(solde).filter((montant) => montant < 0)
  const acomptes = estFacturable(verdict) ? centimes(0) : recuSansFacture(contrat)
  return additionner(multiplier(additionner(...enTrop), -1), acomptes)
}
