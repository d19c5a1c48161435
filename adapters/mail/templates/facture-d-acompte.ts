import type { SituationDeFacture } from '#application/ports/mail-templates'
import { formaterDate } from '#domain/calendrier/formater-date'
import { acompteFacture, designerAcompte } from '#domain/facturation/acomptes-deduits'
import type { Avoir, FactureDAcompte } from '#domain/facturation/piece'
import { formaterMontant } from '#domain/shared/montant'
import { type Bloc, dire, montrer } from './bloc.ts'

const REGLEE = 'facture réglée, merci\u202f!'
const ANNULEE = 'facture annulée par avoir, rien à régler'

/** Nothing is asked for: it was paid by the deposit, which the invoice of the work deducts. */
export const blocsDeFactureDAcompte = (facture: FactureDAcompte, { annulee }: SituationDeFacture): readonly Bloc[] => {
  const { service, numeroDevis, totalDevis, total, retablit } = facture
  return [
    montrer([
      { nom: 'Service', valeur: service },
      { nom: 'Devis', valeur: `${numeroDevis}, accepté pour ${formaterMontant(totalDevis)}` },
      { nom: designerAcompte(acompteFacture(facture)), valeur: formaterMontant(total), fort: true },
      ...(retablit === null ? [] : [{ nom: 'Acompte rétabli', valeur: `l’avoir ${retablit} était une erreur` }]),
      { nom: 'Règlement', valeur: annulee ? ANNULEE : REGLEE },
    ]),
    ...(annulee
      ? []
      : [dire('Vous n’avez rien à régler\u00a0: la facture de la prestation déduit cet acompte du prix.')]),
  ]
}

/** The money moved before this was issued, or had never come. */
export const blocsDAvoirDAcompte = ({ facture, total, motif }: Avoir): readonly Bloc[] => [
  montrer([
    { nom: 'Facture d’acompte corrigée', valeur: `${facture.numero} du ${formaterDate(facture.date)}` },
    { nom: 'Montant de l’avoir', valeur: formaterMontant(total), fort: true },
    { nom: 'Motif', valeur: motif },
  ]),
  dire(
    'Vous n’avez rien à faire\u00a0: cette somme vous a été rendue, ou n’avait pas été reçue. La facture de la prestation ne la déduit pas.',
  ),
]
