import { formaterDate } from '#domain/calendrier/formater-date'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { RefusDAnnulation } from '#domain/facturation/annuler-reglement'
import type { RefusDeReglement, SoldeChange } from '#domain/facturation/enregistrer-reglement'
import type { HorlogeEnArriere } from '#domain/facturation/moment-d-emission'
import type { MentionsManquantes } from '#domain/facturation/preparer-facture'
import { enEuros, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import type { RefusalTable } from '../refusal.ts'
import type { RefusDAdmin } from './acces.ts'
import { REFUS_FACTURE_ADMIN } from './facturation.ts'
import { REFUS_MENTIONS } from './mentions-manquantes.ts'

const situation = (solde: Montant): string => {
  if (solde === 0) return 'elle est soldée'
  return solde > 0
    ? `il reste ${formaterMontant(solde)} à régler`
    : `il reste ${formaterMontant(multiplier(solde, -1))} à rendre au client`
}

/** What can go wrong while a payment is written. */
export const REFUS_REGLEMENT: RefusalTable<RefusDAdmin | FactureInconnue | SoldeChange | RefusDeReglement> = {
  ...REFUS_FACTURE_ADMIN,
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
}

/** What can go wrong while a payment is undone. */
export const REFUS_ANNULATION_DE_REGLEMENT: RefusalTable<
  RefusDAdmin | FactureInconnue | RefusDAnnulation | MentionsManquantes | HorlogeEnArriere
> = {
  ...REFUS_FACTURE_ADMIN,
  ...REFUS_MENTIONS,
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
}
