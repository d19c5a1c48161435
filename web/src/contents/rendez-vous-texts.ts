import { HORIZON_MOIS } from '#domain/rendez-vous/horizon'
import { fr } from './typographie.ts'

/** The agreed visit. */
export const RENDEZ_VOUS_TEXTS = fr({
  titre: 'Votre rendez-vous',
  passe: 'Votre rendez-vous était',
  aDistance: 'À distance, sans déplacement',
  prix: 'Prix :',
  majore: 'tarif du week-end et des jours fériés, que vous avez accepté',
  calendrier: 'Ajouter à mon calendrier (.ics)',
  deplacer: 'Déplacer',
  annuler: 'Annuler',
  tropTard: 'Il reste moins de 24 h : le rendez-vous ne se déplace plus en ligne. Pour en parler, appelez le',
  commence: 'L’intervention a commencé : pour toute question, appelez le',
})

export const libreJusquA = (instant: string): string => fr(`Se déplace ou s’annule sans frais jusqu’au ${instant}.`)

/** Answering a proposal. */
export const REPONSE_TEXTS = fr({
  uneDate: 'Cette date vous convient-elle ?',
  plusieursDates: 'Laquelle de ces dates vous convient ?',
  accepter: 'Accepter ce rendez-vous',
  accepterEnCours: 'Enregistrement…',
  refuser: 'Aucune ne convient',
  refuserUne: 'Elle ne convient pas',
  majore: 'tarif du week-end et des jours fériés : travail compté double',
  accord: 'Accepter la date vaut accord sur son prix.',
  demandeManquante: 'Cochez cette demande pour accepter cette date, ou demandez une autre date.',
  changeable: 'La réponse se change jusqu’à 24 h avant.',
  reprendre: 'Finalement, une de ces dates vous convient ?',
  reprendreUne: 'Finalement, cette date vous convient ?',
  reprendreBouton: 'Choisir',
})

/** Why a request is asked for; the last day of the withdrawal delay already in words. */
export const demandeExpresseTexte = (fin: string): string =>
  fr(`Ce rendez-vous a lieu pendant votre délai de rétractation, qui court jusqu’au ${fin} inclus. Pour l’accepter :`)

export const reserveeJusquA = (instant: string): string =>
  fr(`Réservée pour vous jusqu’au ${instant}. Ensuite, appelez-nous.`)

export const reserveesJusquA = (instant: string): string =>
  fr(`Réservées pour vous jusqu’au ${instant}. Ensuite, appelez-nous.`)

/** Dialogs of a refusal, a move and a cancellation. */
export const GESTE_TEXTS = fr({
  refuser: {
    titre: 'Refuser la proposition',
    annonce: 'Les dates proposées sont rendues. Nous vous en proposons une autre, par courriel et ici.',
    confirmer: 'Refuser et proposer autre chose',
    enCours: 'Envoi…',
  },
  deplacer: {
    titre: 'Déplacer le rendez-vous',
    annonce: 'Le rendez-vous est rendu tout de suite. Nous vous proposons une autre date, par courriel et ici.',
    confirmer: 'Rendre cette date et en demander une autre',
    enCours: 'Envoi…',
  },
  annuler: {
    titre: 'Annuler la commande',
    annonce:
      'La commande est annulée, et son rendez-vous avec elle. Un courriel vous le confirme. Vous pourrez toujours commander de nouveau.',
    confirmer: 'Annuler la commande',
    enCours: 'Annulation…',
  },
  garder: 'Ne rien changer',
  regle: 'La règle',
  motif: 'Pour quelle raison ?',
  motifAide: 'Utile pour mieux vous répondre.',
  souhaits: 'Quand cela vous irait-il ?',
  souhaitsAide: 'Jusqu’à trois moments, à partir de demain. Nous en tenons compte autant que possible.',
  jour: 'Jour',
  moment: 'Moment',
  ajouter: 'Ajouter un moment',
  retirer: 'Retirer',
  jourManquant: 'Indiquez le jour, ou retirez ce moment.',
  jourPasse: 'Choisissez un jour à partir de demain.',
  jourTropLointain: `Choisissez un jour dans les ${HORIZON_MOIS} mois à venir.`,
  reseau: 'La réponse du serveur n’est pas arrivée. Rien n’est perdu : réessayez, c’est sans risque.',
  actualiser: 'Voir l’état actuel',
  appeler: 'Notre numéro :',
})

export const rangSouhait = (rang: number): string => fr(`Moment n° ${rang}`)

/** The rule, shown before the button is pressed. */
export const regleLibre = (heures: number, jusquAu: string): string =>
  fr(
    `Jusqu’à ${heures} h avant le rendez-vous, on le déplace ou l’annule sans frais : pour le vôtre, jusqu’au ${jusquAu}.`,
  )

export const regleTardive = (heures: number, frais: string): string =>
  fr(
    `Il reste moins de ${heures} h avant le rendez-vous. ${frais} peuvent alors être demandés, jamais plus que le prix de la commande. Ce n’est pas automatique : le technicien en décide, et rien n’est dû en cas de force majeure.`,
  )

export const regleTardiveSansFrais = (heures: number): string =>
  fr(
    `Il reste moins de ${heures} h avant le rendez-vous, mais votre délai de rétractation court encore : l’annulation est sans frais.`,
  )

/** What an acceptance commits to when the visit is near, shown before the button is pressed. */
export const acceptationTardive = (heures: number, frais: string): string =>
  fr(
    `Ce rendez-vous a lieu dans moins de ${heures} h : une fois accepté, il ne se change plus en ligne. Pour un changement, ou une annulation hors délai de rétractation, ${frais} peuvent être demandés. Ce n’est pas automatique : le technicien en décide, et rien n’est dû en cas de force majeure.`,
  )

/** What becomes of money paid already, before a cancellation; late notice may cost a part of it. */
export const argentRenduTexte = (montant: string, tardive: boolean): string =>
  fr(
    `Vous avez déjà versé ${montant} : nous vous les rendons${tardive ? ', moins ces frais s’ils vous sont demandés' : ''}.`,
  )

export const regleSansRendezVous = fr('Aucun rendez-vous n’est convenu : l’annulation est sans frais.')

/** Said after a press that succeeded. */
export const FAIT_TEXTS = {
  /** Wording fixed by the owner. */
  accepter: 'Rendez-vous confirmé !',
  ...fr({
    refuser: 'Proposition refusée',
    refuserTexte: 'Nous vous proposons une autre date, par courriel et ici.',
    deplacer: 'Date rendue',
    deplacerTexte: 'Nous vous en proposons une autre, par courriel et ici.',
    annuler: 'Commande annulée',
    annulerTexte: 'Un courriel vous le confirme.',
  }),
} as const

export const accepteTexte = (instant: string): string =>
  fr(`C’est noté pour le ${instant}. Un courriel vous le confirme.`)
