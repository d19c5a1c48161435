import type { DateReply } from '#adapters/http/contract/values/date-reply'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { dateConvenue, datesEnAttente } from '../../suivi/rendez-vous.ts'

/** What there is to say of the date of a prestation in one line. */
export type EtatDuRendezVous =
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

/** Whether the client still waits for the call that was promised: nothing was ever said of a date. */
export const attendUnAppel = ({ statut, dates }: PrestationReply): boolean =>
  statut === 'en_attente' && dates.length === 0
