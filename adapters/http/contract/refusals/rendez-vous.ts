import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import type {
  CreneauOccupe,
  DatePassee,
  DatesQuiSeTouchent,
  DateTropLointaine,
  DateTropProche,
  InterventionCommencee,
  LienExpire,
  LienInvalide,
  NombreDeDates,
  PrestationClose,
  ReponseFigee,
  SouhaitsInvalides,
} from '#domain/rendez-vous/refus'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import { HORIZON_MOIS } from '#domain/rendez-vous/horizon'
import type { DemandeExpresseRequise } from '#domain/retractation/accepter-rendez-vous'
import { SOUHAITS_MAX } from '#domain/rendez-vous/souhait'
import type { FactureEmise } from '#domain/facturation/facture-emise'
import type { RefusalTable } from '../refusal.ts'

export type RefusDeRendezVous =
  | CreneauOccupe
  | DatePassee
  | DatesQuiSeTouchent
  | DateTropLointaine
  | DateTropProche
  | DemandeExpresseRequise
  | FactureEmise
  | InterventionCommencee
  | LienExpire
  | LienInvalide
  | NombreDeDates
  | PrestationClose
  | ReponseFigee
  | SouhaitsInvalides

const RAISONS: Readonly<Record<LienExpire['raison'], string>> = {
  delai:
    'Le délai de réponse est passé et le créneau n’est plus réservé. Appelez-nous\u00a0: nous vous en proposerons un autre.',
  remplace: 'Cette date a été remplacée par une autre proposition. Ouvrez le lien du courriel le plus récent.',
  annule: 'Cette intervention a été annulée. Appelez-nous si vous souhaitez la reprendre.',
}

/** What can go wrong with the date of a visit, and what to do. */
export const REFUS_RENDEZ_VOUS: RefusalTable<RefusDeRendezVous> = {
  LienInvalide: {
    status: 404,
    code: 'LIEN_INVALIDE',
    message: () =>
      'Ce lien n’est pas valable. Ouvrez-le depuis le courriel, sans le recopier, ou répondez depuis votre espace client.',
  },
  LienExpire: {
    status: 410,
    code: 'LIEN_EXPIRE',
    message: ({ raison }) => RAISONS[raison],
    data: ({ raison }) => ({ raison }),
  },
  ReponseFigee: {
    status: 409,
    code: 'REPONSE_FIGEE',
    message: ({ debut }) =>
      `Le rendez-vous du ${formaterInstant(debut)} a lieu dans moins de 24\u00a0heures\u00a0: il ne se change plus en ligne. Appelez-nous.`,
    data: ({ debut }) => ({ debut: debut.toISOString() }),
  },
  CreneauOccupe: {
    status: 409,
    code: 'CRENEAU_OCCUPE',
    message: () => 'Ce créneau n’est plus libre. Choisissez-en un autre.',
  },
  PrestationClose: {
    status: 409,
    code: 'PRESTATION_CLOSE',
    message: () => 'Cette prestation est terminée ou annulée\u00a0: son rendez-vous ne change plus.',
  },
  FactureEmise: {
    status: 409,
    code: 'FACTURE_EMISE',
    message: ({ numero }) =>
      `La facture ${numero} est émise\u00a0: cette prestation reste terminée tant qu’un avoir ne l’a pas annulée.`,
    data: ({ numero }) => ({ numero }),
  },
  InterventionCommencee: {
    status: 409,
    code: 'INTERVENTION_COMMENCEE',
    message: () => 'L’intervention a déjà commencé. Appelez-nous pour toute question.',
  },
  DatePassee: {
    status: 400,
    code: 'DATE_PASSEE',
    champ: 'datePrestation',
    message: () => 'Choisissez une date à venir.',
  },
  DateTropProche: {
    status: 400,
    code: 'DATE_TROP_PROCHE',
    champ: 'datePrestation',
    message: ({ limite }) =>
      `Trop proche\u00a0: le client aurait dû accepter avant le ${formaterInstant(limite)}. Convenez-en par téléphone, ou choisissez une autre heure.`,
  },
  DateTropLointaine: {
    status: 400,
    code: 'DATE_TROP_LOINTAINE',
    champ: 'datePrestation',
    message: () => `Choisissez une date dans les ${HORIZON_MOIS}\u00a0mois à venir.`,
  },
  DemandeExpresseRequise: {
    status: 422,
    code: 'DEMANDE_EXPRESSE_REQUISE',
    champ: 'debutAnticipe',
    message: ({ fin }) =>
      `Ce rendez-vous a lieu pendant votre délai de rétractation, qui court jusqu’au ${formaterDate(fin)}. Pour l’accepter, cochez la demande que l’intervention commence avant\u00a0; sinon, demandez une autre date.`,
    data: ({ fin }) => ({ fin }),
  },
  NombreDeDates: {
    status: 400,
    code: 'NOMBRE_DE_DATES',
    champ: 'datePrestation',
    message: () => `Proposez une date, et ${DATES_MAX} au plus.`,
  },
  DatesQuiSeTouchent: {
    status: 409,
    code: 'DATES_QUI_SE_TOUCHENT',
    message: () => 'Deux des dates proposées se touchent, trajet compris.',
  },
  SouhaitsInvalides: {
    status: 400,
    code: 'SOUHAITS_INVALIDES',
    champ: 'creneaux',
    message: () =>
      `Indiquez au plus ${SOUHAITS_MAX} créneaux, à partir de demain et dans les ${HORIZON_MOIS}\u00a0mois à venir.`,
  },
}
