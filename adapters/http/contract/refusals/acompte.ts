import { formaterDate } from '#domain/calendrier/formater-date'
import type { RefusDAcompte, RefusDAnnulationDAcompte } from '#domain/facturation/acompte'
import type { HorlogeEnArriere } from '#domain/facturation/moment-d-emission'
import type { MentionsManquantes } from '#domain/facturation/preparer-facture'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { enEuros, formaterMontant, type Montant } from '#domain/shared/montant'
import { REFUS_ADMIN, REFUS_PRESTATION, type RefusalTable, type RefusDAdmin } from '../refusal.ts'
import { REFUS_MENTIONS } from './mentions-manquantes.ts'

// Nothing is taken from the refusals of invoices: the record of an order would load them all.

/** What can go wrong while the money of an order is read. */
export const REFUS_ACOMPTES: RefusalTable<RefusDAdmin | PrestationInconnue> = { ...REFUS_ADMIN, ...REFUS_PRESTATION }

type Sommes = { readonly reste: Montant; readonly recu: Montant }

const bornes = ({ reste, recu }: Sommes): string => {
  const rendre = recu > 0 ? `, ou rendez ${formaterMontant(recu)} au plus` : ''
  return reste > 0
    ? `Un acompte va de 0,01\u00a0€ à ${formaterMontant(reste)}, ce qui reste du prix convenu${rendre}.`
    : `Il n’y a plus d’acompte à recevoir pour cette commande${rendre}.`
}

/** What can go wrong while money is written that came before its invoice. */
export const REFUS_ACOMPTE: RefusalTable<
  RefusDAdmin | PrestationInconnue | RefusDAcompte | MentionsManquantes | HorlogeEnArriere
> = {
  ...REFUS_ACOMPTES,
  ...REFUS_MENTIONS,
  DejaFacturee: {
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
  DateDeReglementRefusee: {
    status: 422,
    code: 'DATE_DE_REGLEMENT_REFUSEE',
    champ: 'le',
    message: ({ des }) =>
      `Un acompte s’enregistre une fois reçu\u00a0: choisissez une date entre la commande (${formaterDate(des)}) et aujourd’hui.`,
  },
  PlafondEspeces: {
    status: 422,
    code: 'PLAFOND_ESPECES',
    champ: 'mode',
    message: ({ plafond }) =>
      `La loi limite les espèces à ${formaterMontant(plafond)} par commande. Choisissez un autre mode de règlement.`,
  },
}

/** What can go wrong while such an entry is undone. */
export const REFUS_ANNULATION_D_ACOMPTE: RefusalTable<
  RefusDAdmin | PrestationInconnue | RefusDAnnulationDAcompte | MentionsManquantes | HorlogeEnArriere
> = {
  ...REFUS_ACOMPTES,
  ...REFUS_MENTIONS,
  DejaFacturee: {
    ...REFUS_ACOMPTE.DejaFacturee,
    message: ({ numero }) => `La facture ${numero} a repris cet acompte\u00a0: annulez l’écriture sur elle.`,
  },
  ReglementInconnu: {
    status: 404,
    code: 'REGLEMENT_INCONNU',
    message: () => 'Cette écriture n’existe pas, ou a déjà été annulée.',
  },
  MontantDAcompteRefuse: {
    status: 409,
    code: 'ACOMPTE_RENDU',
    message: ({ recu }) =>
      `Une partie de cet acompte a déjà été rendue\u00a0: il n’en reste que ${formaterMontant(recu)}. Annulez d’abord ce qui a été rendu.`,
    data: ({ recu }) => ({ recu: enEuros(recu) }),
  },
}
