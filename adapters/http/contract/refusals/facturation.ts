import { formaterDate } from '#domain/calendrier/formater-date'
import type { RefusDAnnulation } from '#domain/facturation/annuler-reglement'
import type { DestinataireEfface } from '#domain/facturation/destinataire-efface'
import type { RefusDeReglement, SoldeChange } from '#domain/facturation/enregistrer-reglement'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { GenreDeFrais } from '#domain/facturation/frais'
import type { HorlogeEnArriere } from '#domain/facturation/moment-d-emission'
import type { RefusDAvoir, ResteChange } from '#domain/facturation/preparer-avoir'
import type { MentionsManquantes, RefusDeFacture } from '#domain/facturation/preparer-facture'
import type { TransmissionSansObjet } from '#domain/facturation/transmission'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { VersionPerimee } from '#domain/rendez-vous/version'
import { enEuros, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import {
  REFUS_ADMIN,
  REFUS_CLIENT,
  REFUS_PRESTATION,
  type RefusalTable,
  type RefusDAdmin,
  type RefusDeClient,
} from '../refusal.ts'
import { REFUS_MENTIONS } from './mentions-manquantes.ts'
import { REFUS_MODIFICATION } from './modification.ts'

const INCONNUE: RefusalTable<FactureInconnue> = {
  FactureInconnue: {
    status: 404,
    code: 'FACTURE_INCONNUE',
    message: () => 'Cette facture n’existe pas, ou n’a pas encore été émise.',
  },
}

/** What can go wrong while a client or the owner reads an invoice. */
export const REFUS_FACTURE: RefusalTable<RefusDeClient | FactureInconnue> = { ...REFUS_CLIENT, ...INCONNUE }

export const REFUS_FACTURATION: RefusalTable<RefusDAdmin | PrestationInconnue> = {
  ...REFUS_ADMIN,
  ...REFUS_PRESTATION,
}

export const REFUS_FACTURE_ADMIN: RefusalTable<RefusDAdmin | FactureInconnue> = { ...REFUS_ADMIN, ...INCONNUE }

const LES_FRAIS: Readonly<Record<GenreDeFrais, string>> = {
  diagnostic: 'Les frais de diagnostic',
  absence: 'Les frais d’absence',
  preavis: 'Les frais de préavis tardif',
}

/** What can go wrong while an invoice is issued. */
export const REFUS_EMISSION: RefusalTable<
  RefusDAdmin | PrestationInconnue | VersionPerimee | HorlogeEnArriere | RefusDeFacture
> = {
  ...REFUS_FACTURATION,
  VersionPerimee: REFUS_MODIFICATION.VersionPerimee,
  PrestationNonFacturable: {
    status: 409,
    code: 'PRESTATION_NON_FACTURABLE',
    message: () =>
      'Une prestation se facture une fois terminée\u00a0; une prestation annulée, pour ses seuls frais, ou pour le travail fait avant une rétractation. Changez d’abord son statut.',
  },
  DejaFacturee: {
    status: 409,
    code: 'DEJA_FACTUREE',
    message: ({ numero }) => `La facture ${numero} est déjà émise. Pour en établir une autre, annulez-la par un avoir.`,
    data: ({ numero }) => ({ numero }),
  },
  FactureVide: {
    status: 422,
    code: 'FACTURE_VIDE',
    message: () => 'Cette facture ne demande rien à payer. Ajoutez le travail, une pièce ou des frais.',
  },
  FraisAuDelaDuPlafond: {
    status: 422,
    code: 'FRAIS_AU_DELA_DU_PLAFOND',
    champ: 'frais',
    message: ({ genre, plafond }) =>
      `${LES_FRAIS[genre]} se comptent une fois, entre 0,01\u00a0€ et ${formaterMontant(plafond)}, comme le prévoient les conditions générales.`,
    data: ({ genre, plafond }) => ({ genre, plafond: enEuros(plafond) }),
  },
  FraisCumules: {
    status: 422,
    code: 'FRAIS_CUMULES',
    champ: 'frais',
    message: ({ total, plafond }) =>
      `Absence et préavis tardif font ${formaterMontant(total)}\u00a0: ensemble, ils ne dépassent pas ${formaterMontant(plafond)}. Une visite manquée ne se paie qu’une fois.`,
    data: ({ total, plafond }) => ({ total: enEuros(total), plafond: enEuros(plafond) }),
  },
  DiagnosticOffert: {
    status: 422,
    code: 'DIAGNOSTIC_OFFERT',
    champ: 'frais',
    message: () =>
      'Le diagnostic est offert quand le travail est commandé\u00a0: facturez le travail, ou le diagnostic seul.',
  },
  FraisApresRetractation: {
    status: 422,
    code: 'FRAIS_APRES_RETRACTATION',
    champ: 'frais',
    message: () => 'Le client s’est rétracté\u00a0: aucuns frais ne peuvent lui être demandés. Retirez-les.',
  },
  TravailNonDu: {
    status: 422,
    code: 'TRAVAIL_NON_DU',
    champ: 'travail',
    message: () =>
      'Le client s’est rétracté avant le début du travail, ou sans avoir demandé qu’il commence dans le délai\u00a0: rien ne peut être facturé.',
  },
  TempsApresRetractation: {
    status: 422,
    code: 'TEMPS_APRES_RETRACTATION',
    champ: 'minutes',
    message: ({ maximum }) =>
      `Entre l’heure de la visite et la rétractation, il s’est écoulé ${maximum}\u00a0min\u00a0: indiquez ce temps au plus.`,
    data: ({ maximum }) => ({ maximum }),
  },
  DepassementSansAccord: {
    status: 422,
    code: 'DEPASSEMENT_SANS_ACCORD',
    champ: 'accordDepassement',
    message: ({ total, totalDevis }) =>
      `Le total (${formaterMontant(total)}) dépasse le prix accepté (${formaterMontant(totalDevis)})\u00a0: indiquez comment le client a donné son accord.`,
    data: ({ total, totalDevis }) => ({ total: enEuros(total), totalDevis: enEuros(totalDevis) }),
  },
  DateExecutionRefusee: {
    status: 422,
    code: 'DATE_EXECUTION_REFUSEE',
    champ: 'dateExecution',
    message: () => 'L’intervention a eu lieu entre le jour de la commande et aujourd’hui.',
  },
  ...REFUS_MENTIONS,
}

/** What can go wrong while a credit note is issued. */
export const REFUS_AVOIR: RefusalTable<RefusDAdmin | FactureInconnue | ResteChange | HorlogeEnArriere | RefusDAvoir> = {
  ...REFUS_FACTURE_ADMIN,
  ResteChange: {
    status: 409,
    code: 'SOLDE_CHANGE',
    message: ({ reste }) =>
      `Cette facture a changé entre-temps\u00a0: un avoir peut encore en rendre ${formaterMontant(reste)}. Vérifiez avant de recommencer.`,
    data: ({ reste }) => ({ reste: enEuros(reste) }),
  },
  ...REFUS_MENTIONS,
  MotifDAvoirRequis: {
    status: 400,
    code: 'MOTIF_REQUIS',
    champ: 'motif',
    message: () => 'Indiquez pourquoi cet avoir est émis\u00a0: il le portera.',
  },
  MontantDAvoirRefuse: {
    status: 422,
    code: 'MONTANT_D_AVOIR_REFUSE',
    champ: 'montant',
    message: ({ reste }) =>
      reste > 0
        ? `Un avoir sur cette facture va de 0,01\u00a0€ à ${formaterMontant(reste)}.`
        : 'Cette facture est déjà entièrement annulée par un avoir.',
    data: ({ reste }) => ({ reste: enEuros(reste) }),
  },
  VentesDAvoirRefusees: {
    status: 422,
    code: 'VENTES_D_AVOIR',
    champ: 'ventes',
    message: ({ services, ventes }) =>
      `Indiquez combien de pièces cet avoir rend\u00a0: il reste ${formaterMontant(ventes)} de pièces et ${formaterMontant(services)} de travail et de déplacement.`,
    data: ({ services, ventes }) => ({ services: enEuros(services), ventes: enEuros(ventes) }),
  },
}

export const REFUS_RENVOI: RefusalTable<RefusDAdmin | FactureInconnue | DestinataireEfface> = {
  ...REFUS_FACTURE_ADMIN,
  DestinataireEfface: {
    status: 409,
    code: 'DESTINATAIRE_EFFACE',
    message: () => 'Ce compte client a été effacé\u00a0: téléchargez le document pour le remettre autrement.',
  },
}

export const REFUS_TRANSMISSION: RefusalTable<RefusDAdmin | FactureInconnue | TransmissionSansObjet> = {
  ...REFUS_FACTURE_ADMIN,
  TransmissionSansObjet: {
    status: 422,
    code: 'TRANSMISSION_SANS_OBJET',
    message: () => 'Seules les factures destinées à un professionnel passent par une plateforme agréée.',
  },
}

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
