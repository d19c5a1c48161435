import * as E from '#fp/Either'
import { dateAcceptee, type DateProposee, derniereProposition, estExpiree, REPONDABLES } from './date-proposee.ts'
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

const vivantes = ({ dates }: Dossier, instant: Date): readonly DateProposee[] =>
  derniereProposition(dates).filter((date) => REPONDABLES.includes(date.statut) && !estExpiree(date, instant))

const lireExpiree = (dossier: Dossier, date: DateProposee, instant: Date): E.Either<LienExpire, DateProposee> => {
  if (!derniereProposition(dossier.dates).includes(date)) return lien('remplace')
  return vivantes(dossier, instant).length === 0 ? lien('delai') : E.right({ ...date, statut: 'expire' })
}

/** A date that the client may still read. The link of an expired date leads to the other dates of its proposal. */
export const dateLisible = (
  dossier: Dossier,
  dateId: string,
  instant: Date,
): E.Either<LienInvalide | LienExpire | PrestationClose, DateProposee> => {
  const date = dossier.dates.find(({ id }) => id === dateId)
  if (date === undefined) return E.left(LIEN_INVALIDE)
  if (dossier.prestation.statut === 'terminé') return E.left(PRESTATION_CLOSE)
  if (date.statut === 'remplace') return lien('remplace')
  if (date.statut === 'annule' || dossier.prestation.statut === 'annulé') return lien('annule')
  return estExpiree(date, instant) ? lireExpiree(dossier, date, instant) : E.right(date)
}

export const dateAAccepter = (
  dossier: Dossier,
  dateId: string,
  instant: Date,
): E.Either<LienInvalide | LienExpire | PrestationClose, DateProposee> => {
  const lisible = dateLisible(dossier, dateId, instant)
  return E.isRight(lisible) && lisible.right.statut === 'expire' ? lien('delai') : lisible
}

/** The link of an expired date refuses the agreed date, or else the first that can still be answered. */
export const dateARefuser = (
  dossier: Dossier,
  dateId: string,
  instant: Date,
): E.Either<LienInvalide | LienExpire | PrestationClose, DateProposee> => {
  const lisible = dateLisible(dossier, dateId, instant)
  if (E.isLeft(lisible) || lisible.right.statut !== 'expire') return lisible
  const autres = vivantes(dossier, instant)
  return E.right(dateAcceptee(autres) ?? autres[0] ?? lisible.right)
}

const figee = (date: DateProposee): E.Either<ReponseFigee, never> => E.left({ _tag: 'ReponseFigee', debut: date.debut })

/** Refuses a change of an answer from 24 hours before the visit on. */
export const refuserSiFigee = (dossier: Dossier, date: DateProposee, instant: Date): E.Either<ReponseFigee, void> => {
  const acceptee = dateAcceptee(dossier.dates)
  if (acceptee !== null && estTardif(acceptee, instant)) return figee(acceptee)
  return date.statut !== 'propose' && estTardif(date, instant) ? figee(date) : E.right(undefined)
}
