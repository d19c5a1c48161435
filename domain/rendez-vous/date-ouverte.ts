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

/** The dates of the last proposal that were answered, or may still be. */
const vivantes = ({ dates }: Dossier, instant: Date): readonly DateProposee[] =>
  derniereProposition(dates).filter((date) => REPONDABLES.includes(date.statut) && !estExpiree(date, instant))

const lireExpiree = (dossier: Dossier, date: DateProposee, instant: Date): E.Either<LienExpire, DateProposee> => {
  if (!derniereProposition(dossier.dates).includes(date)) return lien('remplace')
  return vivantes(dossier, instant).length === 0 ? lien('delai') : E.right({ ...date, statut: 'expire' })
}

/** A date that its client may still read of. One that ran out stays the way to those offered with it. */
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

/** The date that is agreed on, while it can be. */
export const dateAAccepter = (
  dossier: Dossier,
  dateId: string,
  instant: Date,
): E.Either<LienInvalide | LienExpire | PrestationClose, DateProposee> => {
  const lisible = dateLisible(dossier, dateId, instant)
  return E.isRight(lisible) && lisible.right.statut === 'expire' ? lien('delai') : lisible
}

/** The date that a refusal is about: through one that ran out, the agreed one or the first that can be answered. */
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

/** An answer already given may be changed until 24 hours before the visit that it is about. */
export const refuserSiFigee = (dossier: Dossier, date: DateProposee, instant: Date): E.Either<ReponseFigee, void> => {
  const acceptee = dateAcceptee(dossier.dates)
  if (acceptee !== null && estTardif(acceptee, instant)) return figee(acceptee)
  return date.statut !== 'propose' && estTardif(date, instant) ? figee(date) : E.right(undefined)
}
