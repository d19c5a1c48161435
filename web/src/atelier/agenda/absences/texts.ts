import { formaterDate, formaterHeure, formaterPlage } from '#domain/calendrier/formater-date'
import type { AbsenceReply } from '#adapters/http/contract/routes/absences'
import { fr } from '../../../contents/typographie.ts'
import { minutesDe } from '../heures.ts'

export const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

export const ABSENCES_TEXTS = fr({
  titre: 'Absences',
  aide: 'Pendant une absence, aucune date ne se propose et le délai de rappel promis aux clients attend. La note reste pour vous.',
  aucune: 'Aucune absence : ajoutez un congé, un jour pris ou une habitude comme « tous les mercredis après-midi ».',
  ajouter: 'Ajouter une absence',
  changer: 'Modifier',
  retirer: 'Supprimer',
  titreAjouter: 'Ajouter une absence',
  titreChanger: 'Modifier l’absence',
  titreRetirer: 'Supprimer cette absence ?',
  aideRetirer: 'Ces moments redeviennent libres pour les clients. Les délais de rappel déjà promis ne changent pas.',
  garder: 'Garder',
  genre: 'Quand',
  periode: 'Un jour ou une période',
  semaine: 'Chaque semaine',
  du: 'Premier jour',
  au: 'Dernier jour',
  auPeriodeAide: 'Vide : un seul jour.',
  auSemaineAide: 'Vide : sans fin.',
  jours: 'Jours',
  journee: 'Toute la journée',
  de: 'De',
  a: 'À',
  note: 'Note',
  noteAide: 'Pour vous seul : elle n’apparaît ni sur le site ni dans les courriels.',
  enregistrer: 'Enregistrer',
  enregistrerQuandMeme: 'Enregistrer quand même',
  convenue: 'rendez-vous convenu',
  reservee: 'date réservée',
  reseau: 'Le site n’a pas répondu. Ce que vous avez saisi est toujours là : réessayez.',
  passees: 'Absences passées',
  duManquant: 'Choisissez le premier jour.',
  joursManquants: 'Choisissez au moins un jour.',
  heuresManquantes: 'Indiquez les deux heures, la fin après le début.',
  finAvantDebut: 'Le dernier jour vient avant le premier.',
  jamais: 'Aucun de ces jours n’est dans la période.',
})

const liste = (mots: readonly string[]): string =>
  mots.length < 2 ? mots.join('') : `${mots.slice(0, -1).join(', ')} et ${mots.at(-1)}`

const heures = ({ de, a }: Pick<AbsenceReply, 'de' | 'a'>): string =>
  de === null || a === null ? '' : `, de ${formaterHeure(minutesDe(de) ?? 0)} à ${formaterHeure(minutesDe(a) ?? 0)}`

const periode = ({ du, au }: Pick<AbsenceReply, 'du' | 'au'>): string => {
  if (au === null) return `à partir du ${formaterDate(du)}`
  return au === du ? `le ${formaterDate(du)}` : `du ${formaterDate(du)} au ${formaterDate(au)}`
}

/** `Le mercredi, de 14 h à 18 h, à partir du 25 novembre 2026`. */
export const absenceEnMots = (absence: Omit<AbsenceReply, 'id' | 'note' | 'passee'>): string => {
  const quand = periode(absence)
  const phrase =
    absence.jours.length === 0
      ? `${quand}${heures(absence)}`
      : `le ${liste(absence.jours.map((jour) => JOURS[jour - 1] ?? ''))}${heures(absence)}, ${quand}`
  return fr(`${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`)
}

type Visite = {
  readonly client: string
  readonly ville: string
  readonly debut: string
  readonly fin: string
  readonly convenue: boolean
}

export const visiteEnMots = ({ client, ville, debut, fin, convenue }: Visite): string =>
  fr(
    `${formaterPlage(new Date(debut), new Date(fin))}, ${client}, ${ville} (${
      convenue ? ABSENCES_TEXTS.convenue : ABSENCES_TEXTS.reservee
    })`,
  )

export const changerTexte = (absence: string): string => fr(`Modifier : ${absence}`)
export const retirerTexte = (absence: string): string => fr(`Supprimer : ${absence}`)
