import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { ROUTE_HEURES } from '#domain/rendez-vous/date-proposee'
import { HORIZON_MOIS } from '#domain/rendez-vous/horizon'
import type { MomentSuggereReply } from '#adapters/http/contract/routes/agenda'
import { instantDe, type Moment } from '#adapters/http/contract/routes/prestations'
import { formaterHeure, formaterJour } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { fr } from '../../../contents/typographie.ts'

/** The modal that sets an intervention date. */
export const DATE_TEXTS = fr({
  suggestions: 'Ce qui irait au client',
  suggestionsAide:
    'Des moments libres, à l’heure qu’il préfère : ses souhaits d’abord, puis les jours où vous passez tout près.',
  suggestionsEchec: 'L’agenda n’a pas pu être lu. Choisissez un jour et une heure ci-dessous.',
  aucunLibre: 'Rien de libre à ces moments-là dans les jours regardés.',
  suggestionsSuite: 'D’autres moments',
  libre: 'libre',
  souhaite: 'souhaité par le client',
  voirJournee: 'Voir la journée',
  jour: 'Jour',
  heure: 'Heure',
  retirer: 'Retirer',
  ajouter: 'Ajouter une date au choix',
  jourManquant: 'Choisissez un jour.',
  heureManquante: 'Choisissez une heure.',
  dateInvalide: 'Cette date n’existe pas.',
  passee: 'Choisissez une date à venir.',
  tropProche: `Trop proche : le client doit pouvoir accepter ${ROUTE_HEURES} h avant, entre 8 h et 18 h. Convenez-en par téléphone, ou choisissez une autre heure.`,
  tropLointaine: `Choisissez une date dans les ${HORIZON_MOIS} mois à venir.`,
  occupee: 'Ce moment est déjà pris : choisissez-en un autre.',
  conflit: 'Déjà pris, trajet compris :',
  journee: 'toute la journée',
  convenue: 'rendez-vous convenu',
  reservee: 'date réservée à un autre client',
  ferie: 'Jour férié :',
  weekend: 'Week-end',
  majore: 'travail compté double',
  horsHoraires: 'En dehors des heures d’intervention (lundi à vendredi, 8 h à 18 h). C’est permis.',
  retractation: `Avant la fin du délai de rétractation de ${JOURS_RETRACTATION} jours : pour accepter, le client devra cocher la demande expresse que le travail commence plus tôt. Sans elle, la date ne peut pas être acceptée.`,
  libreAlors: 'Ce moment est libre.',
  enCours: 'Vérification de l’agenda…',
  essaiEchec: 'L’agenda n’a pas pu être vérifié. Vous pouvez envoyer : un moment déjà pris sera refusé.',
  envoyer: 'Envoyer la proposition',
  echec: 'La proposition n’est pas partie. Vos dates sont toujours là.',
  remplace: 'Cette proposition remplace la date déjà proposée ou convenue.',
  insister: 'Envoyer quand même',
  lesMiennes: 'Garder ce qui est enregistré',
})

const heureTexte = (heure: string): string =>
  `${Number(heure.slice(0, 2))} h${heure.endsWith(':00') ? '' : ` ${heure.slice(3)}`}`

export const heuresTexte = (de: string, a: string): string => fr(`de ${heureTexte(de)} à ${heureTexte(a)}`)
export const absenceTexte = (quand: string, note: string): string =>
  fr(`Vous êtes absent ${quand}${note === '' ? '' : ` (${note})`} : cette date ne peut pas être proposée.`)
export const occupeTexte = (quand: string): string => fr(`Pris dans votre agenda privé ${quand}. C’est permis.`)
export const rangTexte = (rang: number, total: number): string => fr(total === 1 ? 'Date' : `Date ${rang}`)
export const destinataireTexte = (nom: string, email: string, jours: number): string =>
  fr(
    `Un courriel part à ${nom} (${email}). Le moment lui est réservé ${jours} jours au plus, et jamais au-delà de ${ROUTE_HEURES} h avant la visite, entre 8 h et 18 h.`,
  )
export const prixTexte = (total: string): string => fr(`Prix ce jour-là : ${total}`)
export const auLieuDeTexte = (total: string): string => fr(`au lieu de ${total}`)
export const trajetTexte = (duree: string): string => fr(`${duree} de route gardées libres avant et après`)

/** `lundi 30 novembre à 11 h 30`. */
export const momentTexte = (moment: Moment): string => {
  const { date, minutes } = aParis(instantDe(moment))
  return fr(`${formaterJour(date).split(' ').slice(0, -1).join(' ')} à ${formaterHeure(minutes)}`)
}

/** Why a moment is suggested: `après Poligny : 15 min de route`. */
export const pourquoiTexte = ({
  souhaite,
  avant,
  apres,
}: Pick<MomentSuggereReply, 'souhaite' | 'avant' | 'apres'>): string => {
  const autour =
    avant !== null && apres !== null
      ? [`entre ${avant.ville} (${avant.minutes} min) et ${apres.ville} (${apres.minutes} min)`]
      : [
          ...(avant === null ? [] : [`après ${avant.ville} : ${avant.minutes} min de route`]),
          ...(apres === null ? [] : [`avant ${apres.ville} : ${apres.minutes} min de route`]),
        ]
  const raisons = [...(souhaite ? [DATE_TEXTS.souhaite] : []), ...autour]
  return raisons.length === 0 ? DATE_TEXTS.libre : fr(raisons.join(', '))
}
