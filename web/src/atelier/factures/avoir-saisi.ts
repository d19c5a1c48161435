import * as E from '#fp/Either'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { DemandeDAvoir } from '#domain/facturation/preparer-avoir'
import type { Part } from '#domain/facturation/ligne-facturee'
import { ventesDeLaFacture } from '#domain/facturation/ventes'
import { additionner, centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { AVOIR_TEXTS, avoirMaxTexte, servicesMaxTexte, ventesMaxTexte } from './texts.ts'
import { lireMontant } from '../nombres.ts'

/** A credit note as typed: all that is left of the invoice, or a part of it, and the goods in that. */
export type AvoirSaisi = {
  readonly entier: boolean
  readonly montant: string
  readonly ventes: string
  readonly motif: string
}

export const AVOIR_VIDE: AvoirSaisi = { entier: true, montant: '', ventes: '', motif: '' }

export type ErreursDAvoir = { readonly montant?: string; readonly ventes?: string; readonly motif?: string }

/** What no credit note has given back of an invoice, and the goods in it. */
export const resteDe = ({ total, lignes, avoirs }: Pick<FactureReply, 'total' | 'lignes' | 'avoirs'>): Part => ({
  total: centimes(total - additionner(...avoirs.map((avoir) => avoir.total))),
  ventes: centimes(ventesDeLaFacture({ lignes }) - additionner(...avoirs.map(({ ventes }) => ventes))),
})

export const servicesDe = ({ total, ventes }: Part): Montant => centimes(total - ventes)

/** Whether a part of it may be work, or goods: it has to be said. */
export const estMixte = (reste: Part): boolean => reste.ventes > 0 && servicesDe(reste) > 0

const erreurDeMontant = (montant: Montant | null, { total }: Part): string | null => {
  if (montant === null || montant === 0) return AVOIR_TEXTS.montantInvalide
  return montant > total ? avoirMaxTexte(formaterMontant(total)) : null
}

const erreurDeVentes = (ventes: Montant | null, montant: Montant, reste: Part): string | null => {
  if (ventes === null) return AVOIR_TEXTS.ventesManquantes
  if (ventes > montant) return AVOIR_TEXTS.ventesTrop
  if (ventes > reste.ventes) return ventesMaxTexte(formaterMontant(reste.ventes))
  const services = servicesDe(reste)
  return montant - ventes > services ? servicesMaxTexte(formaterMontant(services)) : null
}

/** The credit note as the server takes it; `reste`: what of the invoice no other has given back. */
export const verifierAvoir = (saisi: AvoirSaisi, reste: Part): E.Either<ErreursDAvoir, DemandeDAvoir> => {
  const montant = saisi.entier ? null : lireMontant(saisi.montant)
  const ventes = saisi.entier || !estMixte(reste) ? null : lireMontant(saisi.ventes)
  const surMontant = saisi.entier ? null : erreurDeMontant(montant, reste)
  const aDire = montant !== null && surMontant === null && estMixte(reste)
  const surVentes = aDire ? erreurDeVentes(ventes, montant, reste) : null
  const sansMotif = saisi.motif.trim() === ''
  return surMontant !== null || surVentes !== null || sansMotif
    ? E.left({
        ...(surMontant === null ? {} : { montant: surMontant }),
        ...(surVentes === null ? {} : { ventes: surVentes }),
        ...(sansMotif ? { motif: AVOIR_TEXTS.motifManquant } : {}),
      })
    : E.right({ motif: saisi.motif.trim(), montant, ventes })
}
