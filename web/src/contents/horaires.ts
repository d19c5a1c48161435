import { ACCUEIL, type Horaires, INTERVENTIONS, type Plage } from '#domain/calendrier/horaires'
import { fr } from './typographie.ts'

export type LigneHoraire = { readonly jours: string; readonly heures: string }

const JOURS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const

const heure = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${String(minutes % 60).padStart(2, '0')}`}`

const enMots = (plage: Plage | null, ferme: string): string =>
  plage === null ? ferme : `${heure(plage.de)} – ${heure(plage.a)}`

const jours = (de: number, a: number): string =>
  de === a ? `${JOURS[de]}` : `${JOURS[de]} à ${JOURS[a]?.toLowerCase()}`

/** One line for each run of days with the same hours; `ferme` is said of days without any. */
export const lignesHoraires = (horaires: Horaires, ferme: string): readonly LigneHoraire[] => {
  const mots = horaires.map((plage) => enMots(plage, ferme))
  return mots.flatMap((heures, jour) => {
    if (mots[jour - 1] === heures) return []
    const suivant = mots.findIndex((autre, index) => index > jour && autre !== heures)
    return [fr({ jours: jours(jour, (suivant < 0 ? mots.length : suivant) - 1), heures })]
  })
}

/** When somebody answers. */
export const HORAIRES_ACCUEIL = lignesHoraires(ACCUEIL, 'sur rendez-vous')

/** When visits take place. */
export const HORAIRES_INTERVENTIONS = lignesHoraires(INTERVENTIONS, 'fermé')
