import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { dateAcceptee, type DateProposee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { occupation } from '#domain/rendez-vous/proposer'

export type Visite = { readonly dossier: Dossier; readonly date: DateProposee }

export type Etape = Visite & { readonly trajetAvantMinutes: number }

/** In the order of the day; before a visit lies at most the way back to the base and out again: going straight is never longer. */
export const ordonnerVisites = (visites: readonly Visite[]): readonly Etape[] =>
  visites
    .toSorted((a, b) => a.date.debut.getTime() - b.date.debut.getTime())
    .map((visite, rang, triees) => ({
      ...visite,
      trajetAvantMinutes: visite.date.trajetMinutes + (triees[rang - 1]?.date.trajetMinutes ?? 0),
    }))

export const etapesDuJour = (visites: readonly Visite[], jour: DateCivile): readonly Etape[] =>
  ordonnerVisites(visites.filter(({ date }) => dateParis(date.debut) === jour))

export const estConvenue = ({ date }: Visite): boolean => date.statut === 'accepte'

/** True if two dates overlap, travel included. Dates that only touch do not overlap. */
export const seGenent = (a: DateProposee, b: DateProposee): boolean => {
  const [x, y] = [occupation(a), occupation(b)]
  return x.de < y.a && y.de < x.a
}

/** What the owner has to do for a prestation; `null` when it waits for the client or for the day of the visit. */
export type Attente = 'contact' | 'contact_en_retard' | 'nouvelle_date'

const estOuverte = ({ prestation: { statut } }: Dossier): boolean => statut === 'en_attente' || statut === 'en_cours'

const estTenue = ({ statut, expireLe }: DateProposee, instant: Date): boolean =>
  statut === 'propose' && expireLe > instant

export const attendReponse = ({ dossier, date }: Visite, instant: Date): boolean =>
  estOuverte(dossier) && estTenue(date, instant)

const aUneDateEnCours = (dates: readonly DateProposee[], instant: Date): boolean =>
  dateAcceptee(dates) !== null || dates.some((date) => estTenue(date, instant))

/** Nobody was called while nothing was said of a call or a date; afterwards a date is to be found, again after a refusal or expiry. */
export const attenteDe = (dossier: Dossier, instant: Date): Attente | null => {
  const { prestation, dates, sequence } = dossier
  if (!estOuverte(dossier) || aUneDateEnCours(dates, instant)) return null
  if (sequence > 0) return 'nouvelle_date'
  if (prestation.statut === 'en_cours') return null
  if (prestation.appeleeLe !== null) return 'nouvelle_date'
  return prestation.contactAvant < instant ? 'contact_en_retard' : 'contact'
}
