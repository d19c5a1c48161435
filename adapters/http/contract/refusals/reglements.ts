import { formaterDate } from '#domain/calendrier/formater-date'
import type { RefusDAcompte, RefusDAnnulationDAcompte } from '#domain/facturation/acompte'
import type { RefusDAnnulation } from '#domain/facturation/annuler-reglement'
import type { RefusDeReglement, SoldeChange } from '#domain/facturation/enregistrer-reglement'
import { enEuros, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import type { RefusalTable } from '../refusal.ts'

const situation = (solde: Montant): string => {
  if (solde === 0) return 'elle est soldée'
  return solde > 0
    ? `il reste ${formaterMontant(solde)} à régler`
    : `il reste ${formaterMontant(multiplier(solde, -1))} à rendre au client`
}

export type RefusDeReglements = SoldeChange | RefusDeReglement | RefusDAnnulation

/** What can go wrong while a payment is written or undone. */
export const REFUS_DE_REGLEMENT = {
  SoldeChange: {
    status: 409,
    code: 'SOLDE_CHANGE',
    message: ({ solde }) =>
      `Cette facture a changé entre-temps\u00a0: ${situation(solde)}. Vérifiez avant de recommencer.`,
    data: ({ solde }) => ({ solde: enEuros(solde) }),
  },
  MontantDeReglementRefuse: {
    status: 422,
    code: 'MONTANT_DE_REGLEMENT_REFUSE',
    champ: 'montant',
    message: ({ solde }) => {
      if (solde === 0) return 'Cette facture est soldée\u00a0: il ne reste rien à régler.'
      return solde > 0
        ? `Il reste ${formaterMontant(solde)} à régler\u00a0: saisissez ce montant au plus.`
        : `Le client a payé plus qu’il ne doit\u00a0: saisissez un remboursement, de ${formaterMontant(solde)} au plus.`
    },
    data: ({ solde }) => ({ solde: enEuros(solde) }),
  },
  DateDeReglementRefusee: {
    status: 422,
    code: 'DATE_DE_REGLEMENT_REFUSEE',
    champ: 'le',
    message: ({ des }) =>
      `Un règlement s’enregistre une fois reçu\u00a0: choisissez une date entre le ${formaterDate(des)} et aujourd’hui.`,
  },
  PlafondEspeces: {
    status: 422,
    code: 'PLAFOND_ESPECES',
    champ: 'mode',
    message: ({ plafond }) =>
      `La loi limite les espèces à ${formaterMontant(plafond)} par facture. Choisissez un autre mode de règlement.`,
  },
  ReglementInconnu: {
    status: 404,
    code: 'REGLEMENT_INCONNU',
    message: () => 'Ce règlement n’existe pas, ou a déjà été annulé.',
  },
  AnnulationRefusee: {
    status: 409,
    code: 'ANNULATION_REFUSEE',
    message: () =>
      'Cette facture est entièrement rendue par avoir et ce règlement a été remboursé, ou reporté sur la facture suivante\u00a0: annulez d’abord le remboursement, ou corrigez cette facture.',
  },
  AcompteDeduit: {
    status: 409,
    code: 'ACOMPTE_DEDUIT',
    message: ({ piece }) =>
      `Cette somme a ${piece.startsWith('AVO') ? 'son avoir' : 'sa facture d’acompte'} ${piece} et la facture la déduit\u00a0: faites d’abord un avoir total, annulez ensuite cette écriture, puis refaites la facture.`,
    data: ({ piece }) => ({ piece }),
  },
} as const satisfies RefusalTable<RefusDeReglements>

type Sommes = { readonly reste: Montant; readonly recu: Montant }

const bornes = ({ reste, recu }: Sommes): string => {
  const rendre = recu > 0 ? `, ou rendez ${formaterMontant(recu)} au plus` : ''
  return reste > 0
    ? `Un acompte va de 0,01\u00a0€ à ${formaterMontant(reste)}, ce qui reste du prix convenu${rendre}.`
    : `Il n’y a plus d’acompte à recevoir pour cette commande${rendre}.`
}

export type RefusDAcomptes = RefusDAcompte | RefusDAnnulationDAcompte

/** What can go wrong while money is written that came before its invoice, and while such an entry is undone. */
export const REFUS_D_ACOMPTE = {
  CommandeFacturee: {
    status: 409,
    code: 'DEJA_FACTUREE',
    message: ({ numero }) => `La facture ${numero} existe\u00a0: enregistrez ce règlement sur elle.`,
    data: ({ numero }) => ({ numero }),
  },
  AcomptesChanges: {
    status: 409,
    code: 'ACOMPTES_CHANGES',
    message: ({ recu }) =>
      `Les acomptes de cette commande ont changé entre-temps\u00a0: ${formaterMontant(recu)} reçus à ce jour. Vérifiez avant de recommencer.`,
    data: ({ recu }) => ({ recu: enEuros(recu) }),
  },
  MontantDAcompteRefuse: {
    status: 422,
    code: 'MONTANT_D_ACOMPTE_REFUSE',
    champ: 'montant',
    message: bornes,
    data: ({ reste, recu }) => ({ reste: enEuros(reste), recu: enEuros(recu) }),
  },
  DateDAcompteRefusee: {
    status: 422,
    code: 'DATE_DE_REGLEMENT_REFUSEE',
    champ: 'le',
    message: ({ des }) =>
      `Un acompte s’enregistre une fois reçu\u00a0: choisissez une date entre la commande (${formaterDate(des)}) et aujourd’hui.`,
  },
  PlafondDAcompteEnEspeces: {
    status: 422,
    code: 'PLAFOND_ESPECES',
    champ: 'mode',
    message: ({ plafond }) =>
      `La loi limite les espèces à ${formaterMontant(plafond)} par commande. Choisissez un autre mode de règlement.`,
  },
  AcompteRepris: {
    status: 409,
    code: 'DEJA_FACTUREE',
    message: ({ numero }) => `La facture ${numero} a repris cet acompte\u00a0: annulez l’écriture sur elle.`,
    data: ({ numero }) => ({ numero }),
  },
  AcompteInconnu: {
    status: 404,
    code: 'REGLEMENT_INCONNU',
    message: () => 'Cette écriture n’existe pas, ou a déjà été annulée.',
  },
  AcompteRendu: {
    status: 409,
    code: 'ACOMPTE_RENDU',
    message: ({ recu }) =>
      `Une partie de cet acompte a déjà été rendue\u00a0: il n’en reste que ${formaterMontant(recu)}. Annulez d’abord ce qui a été rendu.`,
    data: ({ recu }) => ({ recu: enEuros(recu) }),
  },
} as const satisfies RefusalTable<RefusDAcomptes>
