import type { AnneeNonCommencee } from '#domain/comptabilite/periode'
import type { DestinataireEfface } from '#domain/facturation/destinataire-efface'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { GenreDeFrais } from '#domain/facturation/frais'
import type { HorlogeEnArriere } from '#domain/facturation/moment-d-emission'
import type { RefusDAvoir, ResteChange } from '#domain/facturation/preparer-avoir'
import type { RefusDeFacture } from '#domain/facturation/preparer-facture'
import type { TransmissionSansObjet } from '#domain/facturation/transmission'
import { enEuros, formaterMontant } from '#domain/shared/montant'
import type { RefusalTable } from '../refusal.ts'

const LES_FRAIS: Readonly<Record<GenreDeFrais, string>> = {
  diagnostic: 'Les frais de diagnostic',
  absence: 'Les frais d’absence',
  preavis: 'Les frais de préavis tardif',
}

export type RefusDeFacturation =
  | FactureInconnue
  | RefusDeFacture
  | HorlogeEnArriere
  | ResteChange
  | RefusDAvoir
  | DestinataireEfface
  | TransmissionSansObjet
  | AnneeNonCommencee

/** What can go wrong while an invoice or a credit note is read, issued or sent, and while the books are asked for. */
export const REFUS_DE_FACTURATION = {
  FactureInconnue: {
    status: 404,
    code: 'FACTURE_INCONNUE',
    message: () => 'Cette facture n’existe pas, ou n’a pas encore été émise.',
  },
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
  HorlogeEnArriere: {
    status: 409,
    code: 'HORLOGE_EN_ARRIERE',
    message: () =>
      'L’horloge de la machine est revenue en arrière\u00a0: ce document serait daté d’avant le précédent. Remettez-la à l’heure, puis recommencez.',
  },
  MentionsManquantes: {
    status: 422,
    code: 'MENTIONS_MANQUANTES',
    message: () =>
      'Il manque à cette facture des mentions obligatoires. Complétez l’identité de l’entreprise ou les coordonnées du client.',
    data: ({ mentions }) => ({ mentions }),
  },
  ResteChange: {
    status: 409,
    code: 'SOLDE_CHANGE',
    message: ({ reste }) =>
      `Cette facture a changé entre-temps\u00a0: un avoir peut encore en rendre ${formaterMontant(reste)}. Vérifiez avant de recommencer.`,
    data: ({ reste }) => ({ reste: enEuros(reste) }),
  },
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
  DestinataireEfface: {
    status: 409,
    code: 'DESTINATAIRE_EFFACE',
    message: () => 'Ce compte client a été effacé\u00a0: téléchargez le document pour le remettre autrement.',
  },
  TransmissionSansObjet: {
    status: 422,
    code: 'TRANSMISSION_SANS_OBJET',
    message: () => 'Seules les factures destinées à un professionnel passent par une plateforme agréée.',
  },
  AnneeNonCommencee: {
    status: 422,
    code: 'ANNEE_NON_COMMENCEE',
    message: ({ annee }) => `L’année ${annee} n’a pas commencé\u00a0: elle n’a pas encore de dossier.`,
  },
} as const satisfies RefusalTable<RefusDeFacturation>
