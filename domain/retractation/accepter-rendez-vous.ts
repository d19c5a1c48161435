import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { demanderDebutAnticipe } from '#domain/prestation/engager'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { accepterDate, type RefusDeReponse } from '#domain/rendez-vous/repondre'
import * as E from '#fp/Either'
import { delaiACourir } from './debut-de-travail.ts'

/** The visit falls within the withdrawal period, and its client, a consumer, has not asked for an early start. */
export type DemandeExpresseRequise = { readonly _tag: 'DemandeExpresseRequise'; readonly fin: DateCivile }

export type RefusDAcceptation = RefusDeReponse | DemandeExpresseRequise

/** Within the delay an express request is needed (Code de la consommation, L. 221-25). `null` when it was agreed already. */
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
