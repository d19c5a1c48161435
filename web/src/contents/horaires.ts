import { fr } from './typographie.ts'

/** Opening hours of the telephone and of the counter, section 2, Contact. */
export const HORAIRES_ACCUEIL = fr([
  { jours: 'Lundi à vendredi', heures: '9 h – 18 h' },
  { jours: 'Samedi', heures: '9 h – 12 h' },
  { jours: 'Dimanche', heures: 'sur rendez-vous' },
])
