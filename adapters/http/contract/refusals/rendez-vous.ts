import { type AbsenceInconnue, type AbsenceInvalide, NOTE_D_ABSENCE_MAX } from '#domain/agenda/absence'
import type { AgendaInconnu } from '#domain/agenda/jeton-agenda'
import type { VisitesPendantAbsence } from '#domain/agenda/visite'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import type { FactureEmise, MotifRequis } from '#domain/rendez-vous/changer-statut'
import type { PrestationInconnue } from '#domain/prestation/reference'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import { HORIZON_MOIS } from '#domain/rendez-vous/horizon'
import type {
  CreneauOccupe,
  CreneauPris,
  DateDansUneAbsence,
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
import { SOUHAITS_MAX } from '#domain/rendez-vous/souhait'
import { validationDateDe, type VersionPerimee } from '#domain/rendez-vous/dossier'
import type { DemandeExpresseRequise } from '#domain/retractation/debut-de-travail'
import type { RetractationInconnue } from '#domain/retractation/declaration'
import type { RetractationASolder } from '#domain/retractation/a-traiter'
import type { RetractationSansAttente } from '#domain/retractation/traiter-declaration'
import { enEuros, formaterMontant } from '#domain/shared/montant'
import type { RefusalTable } from '../route.ts'
import { refus } from './refus.ts'

const RAISONS: Readonly<Record<LienExpire['raison'], string>> = {
  delai:
    'Le délai de réponse est passé et le créneau n’est plus réservé. Appelez-nous\u00a0: nous vous en proposerons un autre.',
  remplace: 'Cette date a été remplacée par une autre proposition. Ouvrez le lien du courriel le plus récent.',
  annule: 'Cette intervention a été annulée. Appelez-nous si vous souhaitez la reprendre.',
}

/** The most visits that a dialog lists. */
const VISITES_DITES = 20

const ABSENCES_INVALIDES: Readonly<Record<AbsenceInvalide['raison'], string>> = {
  fin_avant_debut: 'Le dernier jour vient avant le premier.',
  sans_fin: 'Indiquez le dernier jour, ou les jours de la semaine.',
  trop_longue: 'Une absence dure trois ans au plus.',
  jours: 'Choisissez les jours de la semaine, chacun une fois.',
  heures: 'L’absence doit finir après son début.',
  jamais: 'Aucun jour de cette période n’est un de ces jours de la semaine.',
  note: `La note est limitée à ${NOTE_D_ABSENCE_MAX} caractères.`,
}

export type RefusDeRendezVous =
  | PrestationInconnue
  | VersionPerimee
  | MotifRequis
  | LienInvalide
  | LienExpire
  | ReponseFigee
  | CreneauOccupe
  | CreneauPris
  | PrestationClose
  | FactureEmise
  | InterventionCommencee
  | DatePassee
  | DateTropProche
  | DateDansUneAbsence
  | DateTropLointaine
  | DemandeExpresseRequise
  | NombreDeDates
  | DatesQuiSeTouchent
  | SouhaitsInvalides
  | AgendaInconnu
  | AbsenceInconnue
  | AbsenceInvalide
  | VisitesPendantAbsence

export const REFUS_DE_RENDEZ_VOUS = {
  PrestationInconnue: refus(404, 'Cette prestation n’existe pas, ou le lien n’est plus valable.'),
  VersionPerimee: {
    status: 409,
    message: () => 'Cette fiche a changé entre-temps. Comparez avec la version actuelle avant d’enregistrer.',
    data: ({ actuelle: { prestation, dates } }) => {
      const { version, statut, priorite } = prestation
      return { actuelle: { version, statut, priorite, validationDate: validationDateDe(dates) } }
    },
  },
  MotifRequis: refus(400, 'Ce changement sort de l’ordinaire\u00a0: indiquez pourquoi, l’historique le gardera.', {
    champ: 'motif',
  }),
  LienInvalide: refus(
    404,
    'Ce lien n’est pas valable. Ouvrez-le depuis le courriel, sans le recopier, ou répondez depuis votre espace client.',
  ),
  LienExpire: {
    status: 410,
    message: ({ raison }) => RAISONS[raison],
    data: ({ raison }) => ({ raison }),
  },
  ReponseFigee: {
    status: 409,
    message: ({ debut }) =>
      `Le rendez-vous du ${formaterInstant(debut)} a lieu dans moins de 24\u00a0heures\u00a0: il ne se change plus en ligne. Appelez-nous.`,
    data: ({ debut }) => ({ debut: debut.toISOString() }),
  },
  CreneauOccupe: refus(409, 'Ce créneau n’est plus libre. Choisissez-en un autre.'),
  CreneauPris: refus(409, 'Ce créneau n’est plus libre. Choisissez-en un autre, ou appelez-nous.', {
    code: 'CRENEAU_OCCUPE',
  }),
  PrestationClose: refus(409, 'Cette prestation est terminée ou annulée\u00a0: son rendez-vous ne change plus.'),
  FactureEmise: {
    status: 409,
    message: ({ numero }) =>
      `La facture ${numero} est émise\u00a0: cette prestation reste terminée tant qu’un avoir ne l’a pas annulée.`,
    data: ({ numero }) => ({ numero }),
  },
  InterventionCommencee: refus(409, 'L’intervention a déjà commencé. Appelez-nous pour toute question.'),
  DatePassee: refus(400, 'Choisissez une date à venir.', { champ: 'datePrestation' }),
  DateTropProche: {
    status: 400,
    champ: 'datePrestation',
    message: ({ limite }) =>
      `Trop proche\u00a0: le client aurait dû accepter avant le ${formaterInstant(limite)}. Convenez-en par téléphone, ou choisissez une autre heure.`,
  },
  DateDansUneAbsence: {
    status: 409,
    champ: 'datePrestation',
    message: ({ debut }) =>
      `Vous êtes absent le ${formaterInstant(debut)}. Choisissez une autre date, ou changez l’absence dans l’agenda.`,
    data: ({ debut }) => ({ debut: debut.toISOString() }),
  },
  DateTropLointaine: refus(400, `Choisissez une date dans les ${HORIZON_MOIS}\u00a0mois à venir.`, {
    champ: 'datePrestation',
  }),
  DemandeExpresseRequise: {
    status: 422,
    champ: 'debutAnticipe',
    message: ({ fin }) =>
      `Ce rendez-vous a lieu pendant votre délai de rétractation, qui court jusqu’au ${formaterDate(fin)}. Pour l’accepter, cochez la demande que l’intervention commence avant\u00a0; sinon, demandez une autre date.`,
    data: ({ fin }) => ({ fin }),
  },
  NombreDeDates: refus(400, `Proposez une date, et ${DATES_MAX} au plus.`, { champ: 'datePrestation' }),
  DatesQuiSeTouchent: refus(409, 'Deux des dates proposées se touchent, trajet compris.'),
  SouhaitsInvalides: refus(
    400,
    `Indiquez au plus ${SOUHAITS_MAX} créneaux, à partir de demain et dans les ${HORIZON_MOIS}\u00a0mois à venir.`,
    { champ: 'creneaux' },
  ),
  AgendaInconnu: refus(404, 'Cet agenda n’existe pas ou n’existe plus.'),
  AbsenceInconnue: refus(404, 'Cette absence n’existe plus\u00a0: rechargez la page.'),
  AbsenceInvalide: {
    status: 400,
    message: ({ raison }) => ABSENCES_INVALIDES[raison],
    data: ({ raison }) => ({ raison }),
  },
  VisitesPendantAbsence: {
    status: 409,
    message: ({ visites }) =>
      visites.length === 1
        ? 'Une visite a lieu pendant cette absence. Confirmez pour l’enregistrer quand même\u00a0: la visite ne change pas.'
        : `${visites.length}\u00a0visites ont lieu pendant cette absence. Confirmez pour l’enregistrer quand même\u00a0: les visites ne changent pas.`,
    data: ({ visites }) => ({
      visites: visites.slice(0, VISITES_DITES).map(({ dossier: { prestation }, date }) => ({
        prestation: prestation.id,
        reference: prestation.reference,
        client: prestation.contact.nom,
        ville: prestation.adresse.ville,
        debut: date.debut.toISOString(),
        fin: date.fin.toISOString(),
        convenue: date.statut === 'accepte',
      })),
    }),
  },
} as const satisfies RefusalTable<RefusDeRendezVous>

const DECOMPTE = 'le décompte de ce qui a été fait n’est pas établi'

const du = ({ acte, aRendre, tenu }: RetractationASolder): string => {
  if (acte === 'rembourser' && aRendre !== null) return `il reste ${formaterMontant(aRendre)} à rendre au client`
  return tenu > 0 ? `${DECOMPTE}, et vous détenez encore ${formaterMontant(tenu)}` : DECOMPTE
}

export type RefusDeRetractation = RetractationInconnue | RetractationSansAttente | RetractationASolder

export const REFUS_DE_RETRACTATION = {
  RetractationInconnue: refus(404, 'Cette déclaration n’existe plus\u00a0: rechargez la page.'),
  RetractationSansAttente: refus(409, 'Cette déclaration n’attend plus de confirmation\u00a0: rechargez la page.'),
  RetractationASolder: {
    status: 409,
    message: (refus) =>
      `D’après ce que le site sait, ${du(refus)} (dernier jour\u00a0: ${formaterDate(refus.avant)}). Confirmez si c’est réglé autrement.`,
    data: ({ acte, aRendre, tenu }) => ({
      acte,
      aRendre: aRendre === null ? null : enEuros(aRendre),
      tenu: enEuros(tenu),
    }),
  },
} as const satisfies RefusalTable<RefusDeRetractation>
