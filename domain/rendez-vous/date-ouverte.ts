import * as E from '#fp/Either'
import { dateAcceptee, type DateProposee, estExpiree } from './date-proposee.ts'
import type { Dossier } from './dossier.ts'
import { estTardif } from './preavis.ts'
import {
  LIEN_INVALIDE,
  type LienExpire,
  type LienInvalide,
  PRESTATION_CLOSE,
  type PrestationClose,
  type ReponseFigee,
} from './refus.ts'

const lien = (raison: LienExpire['raison']): E.Either<LienExpire, never> => E.left({ _tag: 'LienExpire', raison })

/** A date that its client may still read of. */
export const dateLisible = (
  dossier: Dossier,
  dateId: string,
  instant: Date,
): E.Either<LienInvalide | LienExpire, DateProposee> => {
  const date = dossier.dates.find(({ id }) => id === dateId)
  if (date === undefined) return E.left(LIEN_INVALIDE)
  if (date.statut === 'remplace') return lien('remplace')
  if (date.statut === 'annule' || dossier.prestation.statut === 'annulé') return lien('annule')
  return estExpiree(date, instant) ? lien('delai') : E.right(date)
}

/** The date that an answer is about, while it can still be answered. */
export const dateOuverte = (
  dossier: Dossier,
  dateId: string,
  instant: Date,
): E.Either<LienInvalide | LienExpire | PrestationClose, DateProposee> => {
  const lisible = dateLisible(dossier, dateId, instant)
  return E.isRight(lisible) && dossier.prestation.statut === 'terminé' ? E.left(PRESTATION_CLOSE) : lisible
}

const figee = (date: DateProposee): E.Either<ReponseFigee, never> => E.left({ _tag: 'ReponseFigee', debut: date.debut })

/** An answer already given may be changed until 24 hours before the visit that it is about. */
export const refuserSiFigee = (dossier: Dossier, date: DateProposee, instant: Date): E.Either<ReponseFigee, void> => {
  const acceptee = dateAcceptee(dossier.dates)
  if (acceptee !== null && estTardif(acceptee, instant)) return figee(acceptee)
  return date.statut !== 'propose' && estTardif(date, instant) ? figee(date) : E.right(undefined)
}
