import { formaterDate } from '#domain/calendrier/formater-date'
import type { AnneeNonCommencee } from '#domain/comptabilite/periode'
import type { MontantDeReglementRefuse, RefusDAnnulation, RefusDeReglement } from '#domain/facturation/encaisser'
import type { DestinataireEfface, FactureInconnue } from '#domain/facturation/numero-piece'
import type { GenreDeFrais } from '#domain/facturation/frais'
import type { HorlogeEnArriere, TransmissionSansObjet } from '#domain/facturation/emission'
import type { RefusDAvoir, ResteChange } from '#domain/facturation/preparer-avoir'
import type { RefusDeFacture } from '#domain/facturation/preparer-facture'
import { centimes, enEuros, formaterMontant, type Montant } from '#domain/shared/montant'
import type { RefusalTable } from '../route.ts'
import { refus } from './refus.ts'

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

/** Refusals of reading, issuing and sending invoices and credit notes, and of the books. */
export const REFUS_DE_FACTURATION = {
  FactureInconnue: refus(404, 'Cette facture n’existe pas, ou n’a pas encore été émise.'),
  PrestationNonFacturable: refus(
    409,
    'Une prestation se facture une fois terminée\u00a0; une prestation annulée, pour ses seuls frais, ou pour le travail fait avant une rétractation. Changez d’abord son statut.',
  ),
  DejaFacturee: {
    status: 409,
    message: ({ numero }) => `La facture ${numero} est déjà émise. Pour en établir une autre, annulez-la par un avoir.`,
    data: ({ numero }) => ({ numero }),
  },
  FactureVide: refus(422, 'Cette facture ne demande rien à payer. Ajoutez le travail, une pièce ou des frais.'),
  FraisAuDelaDuPlafond: {
    status: 422,
    champ: 'frais',
    message: ({ genre, plafond }) =>
      `${LES_FRAIS[genre]} se comptent une fois, entre 0,01\u00a0€ et ${formaterMontant(plafond)}, comme le prévoient les conditions générales.`,
    data: ({ genre, plafond }) => ({ genre, plafond: enEuros(plafond) }),
  },
  FraisCumules: {
    status: 422,
    champ: 'frais',
    message: ({ total, plafond }) =>
      `Absence et préavis tardif font ${formaterMontant(total)}\u00a0: ensemble, ils ne dépassent pas ${formaterMontant(plafond)}. Une visite manquée ne se paie qu’une fois.`,
    data: ({ total, plafond }) => ({ total: enEuros(total), plafond: enEuros(plafond) }),
  },
  DiagnosticOffert: refus(
    422,
    'Le diagnostic est offert quand le travail est commandé\u00a0: facturez le travail, ou le diagnostic seul.',
    { champ: 'frais' },
  ),
  FraisApresRetractation: refus(
    422,
    'Le client s’est rétracté\u00a0: aucuns frais ne peuvent lui être demandés. Retirez-les.',
    { champ: 'frais' },
  ),
  TravailNonDu: refus(
    422,
    'Le client s’est rétracté avant le début du travail, ou sans avoir demandé qu’il commence dans le délai\u00a0: rien ne peut être facturé.',
    { champ: 'travail' },
  ),
  TempsApresRetractation: {
    status: 422,
    champ: 'minutes',
    message: ({ maximum }) =>
      `Entre l’heure de la visite et la rétractation, il s’est écoulé ${maximum}\u00a0min\u00a0: indiquez ce temps au plus.`,
    data: ({ maximum }) => ({ maximum }),
  },
  DepassementSansAccord: {
    status: 422,
    champ: 'accordDepassement',
    message: ({ total, totalDevis }) =>
      `Le total (${formaterMontant(total)}) dépasse le prix accepté (${formaterMontant(totalDevis)})\u00a0: indiquez comment le client a donné son accord.`,
    data: ({ total, totalDevis }) => ({ total: enEuros(total), totalDevis: enEuros(totalDevis) }),
  },
  DateExecutionRefusee: refus(422, 'L’intervention a eu lieu entre le jour de la commande et aujourd’hui.', {
    champ: 'dateExecution',
  }),
  HorlogeEnArriere: refus(
    409,
    'L’horloge de la machine est revenue en arrière\u00a0: ce document serait daté d’avant le précédent. Remettez-la à l’heure, puis recommencez.',
  ),
  MentionsManquantes: {
    status: 422,
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
  MotifDAvoirRequis: refus(400, 'Indiquez pourquoi cet avoir est émis\u00a0: il le portera.', {
    champ: 'motif',
    code: 'MOTIF_REQUIS',
  }),
  MontantDAvoirRefuse: {
    status: 422,
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
  DestinataireEfface: refus(
    409,
    'Ce compte client a été effacé\u00a0: téléchargez le document pour le remettre autrement.',
  ),
  TransmissionSansObjet: refus(
    422,
    'Seules les factures destinées à un professionnel passent par une plateforme agréée.',
  ),
  AnneeNonCommencee: {
    status: 422,
    message: ({ annee }) => `L’année ${annee} n’a pas commencé\u00a0: elle n’a pas encore de dossier.`,
  },
} as const satisfies RefusalTable<RefusDeFacturation>

const situation = (solde: Montant): string => {
  if (solde === 0) return 'elle est soldée'
  return solde > 0
    ? `il reste ${formaterMontant(solde)} à régler`
    : `il reste ${formaterMontant(centimes(0 - solde))} à rendre au client`
}

const bornes = ({ facture, reste, rendable }: MontantDeReglementRefuse): string => {
  if (facture === null) {
    const rendre = rendable > 0 ? `, ou rendez ${formaterMontant(rendable)} au plus` : ''
    return reste > 0
      ? `Un acompte va de 0,01\u00a0€ à ${formaterMontant(reste)}, ce qui reste du prix convenu${rendre}.`
      : `Il n’y a plus d’acompte à recevoir pour cette commande${rendre}.`
  }
  if (rendable > 0)
    return `Le client a payé plus qu’il ne doit\u00a0: saisissez un remboursement, de ${formaterMontant(rendable)} au plus.`
  return reste > 0
    ? `Il reste ${formaterMontant(reste)} à régler\u00a0: saisissez ce montant au plus.`
    : 'Cette facture est soldée\u00a0: il ne reste rien à régler.'
}

export type RefusDeReglements = RefusDeReglement | RefusDAnnulation

/** Refusals of recording or undoing a payment. */
export const REFUS_DE_REGLEMENT = {
  SoldeChange: {
    status: 409,
    message: ({ solde, facture }) =>
      facture === null
        ? `Les acomptes de cette commande ont changé entre-temps\u00a0: ${formaterMontant(centimes(0 - solde))} reçus à ce jour. Vérifiez avant de recommencer.`
        : `Cette facture a changé entre-temps\u00a0: ${situation(solde)}. Vérifiez avant de recommencer.`,
    data: ({ solde }) => ({ solde: enEuros(solde) }),
  },
  MontantDeReglementRefuse: {
    status: 422,
    champ: 'montant',
    message: bornes,
    data: ({ reste, rendable }) => ({ reste: enEuros(reste), rendable: enEuros(rendable) }),
  },
  DateDeReglementRefusee: {
    status: 422,
    champ: 'le',
    message: ({ des, facture }) =>
      facture === null
        ? `Un acompte s’enregistre une fois reçu\u00a0: choisissez une date entre la commande (${formaterDate(des)}) et aujourd’hui.`
        : `Un règlement s’enregistre une fois reçu\u00a0: choisissez une date entre le ${formaterDate(des)} et aujourd’hui.`,
  },
  PlafondEspeces: {
    status: 422,
    champ: 'mode',
    message: ({ plafond }) =>
      `La loi limite les espèces à ${formaterMontant(plafond)} par commande. Choisissez un autre mode de règlement.`,
  },
  ReglementInconnu: refus(404, 'Cette écriture n’existe pas, ou a déjà été annulée.'),
  AcompteRendu: {
    status: 409,
    message: ({ recu }) =>
      `Une partie de cet acompte a déjà été rendue\u00a0: il n’en reste que ${formaterMontant(recu)}. Annulez d’abord ce qui a été rendu.`,
    data: ({ recu }) => ({ recu: enEuros(recu) }),
  },
  AnnulationRefusee: refus(
    409,
    'Cette facture est entièrement rendue par avoir et ce règlement a été remboursé\u00a0: annulez d’abord le remboursement.',
  ),
  AcompteDeduit: {
    status: 409,
    message: ({ piece }) =>
      `Cette somme a ${piece.startsWith('AVO') ? 'son avoir' : 'sa facture d’acompte'} ${piece} et la facture la déduit\u00a0: faites d’abord un avoir total, annulez ensuite cette écriture, puis refaites la facture.`,
    data: ({ piece }) => ({ piece }),
  },
} as const satisfies RefusalTable<RefusDeReglements>
