import * as E from '#fp/Either'
import type { DateCivile } from '../calendrier/date-civile.ts'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import { demanderDebutAnticipe } from '../prestation/engager.ts'
import { dateAcceptee } from '../rendez-vous/date-proposee.ts'
import type { Changement, Dossier } from '../rendez-vous/dossier.ts'
import { accepterDate, type RefusDeReponse } from '../rendez-vous/repondre.ts'
import { type Demandes, finDeRetractation, peutCommencerAussitot } from './delai.ts'

type CommandePassee = { readonly creeLe: Date; readonly engagement: Demandes }

/** The end of the withdrawal period, if work on `jour` falls within it and the client did not ask for an early start (Code de la consommation, L. 221-25); else `null`. */
export const delaiACourir = ({ creeLe, engagement }: CommandePassee, jour: DateCivile): DateCivile | null => {
  const fin = finDeRetractation(creeLe)
  return peutCommencerAussitot(engagement) || jour > fin ? null : fin
}

/** The visit falls within the withdrawal period, and its client, a consumer, has not asked for an early start. */
export type DemandeExpresseRequise = { readonly _tag: 'DemandeExpresseRequise'; readonly fin: DateCivile }

export type RefusDAcceptation = RefusDeReponse | DemandeExpresseRequise

/** Accepts a date; `null` if already accepted. Within the withdrawal period the client must also ask for an early start (Code de la consommation, L. 221-25). */
export const accepterRendezVous = (
  dossier: Dossier,
  dateId: string,
  debutAnticipe: boolean,
  instant: Date,
): E.Either<RefusDAcceptation, Changement | null> => {
  const decision = accepterDate(dossier, dateId, instant)
  if (E.isLeft(decision) || decision.right === null) return decision
  const { dossier: change, ...reste } = decision.right
  const convenue = dateAcceptee(change.dates)
  const fin = convenue === null ? null : delaiACourir(change.prestation, dateParis(convenue.debut))
  if (fin === null) return decision
  if (!debutAnticipe) return E.left({ _tag: 'DemandeExpresseRequise', fin })
  const engagement = demanderDebutAnticipe(change.prestation.engagement, instant)
  return E.right({ ...reste, dossier: { ...change, prestation: { ...change.prestation, engagement } } })
}
