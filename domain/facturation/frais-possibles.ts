import type { Evenement } from '#domain/prestation/evenement'
import { preavisTardif } from './frais.ts'

const estFin = ({ fait }: Evenement): boolean =>
  fait.genre === 'annulation' || (fait.genre === 'statut' && fait.vers === 'annulé')

/** The visit agreed last, when its hour had come before the order ended: nobody may have been there. */
const visiteVenue = (evenements: readonly Evenement[]): boolean => {
  const fin = evenements.findLast(estFin)
  const convenue = evenements.findLast(({ fait }) => fait.genre === 'date_acceptee')
  if (fin === undefined || convenue?.fait.genre !== 'date_acceptee') return false
  return new Date(convenue.fait.date) <= fin.le
}

/** Whether the history of a cancelled order gives a reason to charge fees: late notice, or a visit that had come. Never once the client withdrew. */
export const fraisPossibles = (evenements: readonly Evenement[]): boolean =>
  !evenements.some(({ fait }) => fait.genre === 'retractation') &&
  (preavisTardif(evenements) !== null || visiteVenue(evenements))
