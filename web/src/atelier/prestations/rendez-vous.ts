import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { dateConvenue, datesEnAttente } from '../../features/suivi/rendez-vous.ts'

/** What there is to say of the date of a prestation in one line. */
type EtatDuRendezVous =
  | { readonly etat: 'convenu'; readonly date: DateReply }
  | { readonly etat: 'propose'; readonly date: DateReply; readonly nombre: number }
  | { readonly etat: 'aucun' }

export const rendezVousDe = (prestation: PrestationReply, maintenant: Date): EtatDuRendezVous => {
  const convenue = dateConvenue(prestation)
  if (convenue !== null) return { etat: 'convenu', date: convenue }
  const attente = datesEnAttente(prestation, maintenant)
  const [premiere] = attente
  return premiere === undefined ? { etat: 'aucun' } : { etat: 'propose', date: premiere, nombre: attente.length }
}

/** A date may be proposed as long as the work is not over. */
export const estOuverte = ({ statut }: Pick<PrestationReply, 'statut'>): boolean =>
  statut === 'en_attente' || statut === 'en_cours'

type Attente = Pick<PrestationReply, 'statut' | 'dates' | 'appeleeLe'>

/** Nothing was ever said of a date. */
const sansDate = ({ statut, dates }: Attente): boolean => statut === 'en_attente' && dates.length === 0

/** Whether the client still waits for the call that was promised. */
export const attendUnAppel = (prestation: Attente): boolean => sansDate(prestation) && prestation.appeleeLe === null

/** When a client was called who waits for a first date since; `null` for any other. */
export const appeleeSansDate = (prestation: Attente): string | null =>
  sansDate(prestation) ? prestation.appeleeLe : null
