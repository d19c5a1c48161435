import * as E from '#fp/Either'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import { type Annonce, type CourrierARediger, direDate } from './courrier-de-rendez-vous.ts'
import {
  dateAcceptee,
  datesAuCalendrier,
  type DateProposee,
  memeProposition,
  REPONDABLES,
  type StatutDate,
  derniereProposition,
  estExpiree,
  estTardif,
} from './date-proposee.ts'
import { avecDates, type Changement, type Dossier, laisserExpirer } from './dossier.ts'
import { dernierJourProposable } from './horizon.ts'
import { rappelDe } from './rappel.ts'
import {
  type LienExpire,
  type LienInvalide,
  type PrestationClose,
  type ReponseFigee,
  type SouhaitsInvalides,
  LIEN_INVALIDE,
  PRESTATION_CLOSE,
} from './refus.ts'
import { type Souhait, SOUHAITS_MAX } from './souhait.ts'

type DateOuRefus = E.Either<LienInvalide | LienExpire | PrestationClose, DateProposee>

export type RefusDeReponse = LienInvalide | LienExpire | ReponseFigee | PrestationClose | SouhaitsInvalides

type Decision = E.Either<RefusDeReponse, Changement | null>

export type Raison = { readonly motif: string; readonly souhaits: readonly Souhait[] }

/** Answers all dates of a proposal at once, except those that can no longer be answered. */
const repondre = (
  dossier: Dossier,
  date: DateProposee,
  instant: Date,
  statutDe: (autre: DateProposee) => StatutDate,
): readonly DateProposee[] =>
  dossier.dates.map((autre) =>
    memeProposition(date)(autre) && REPONDABLES.includes(autre.statut)
      ? { ...autre, statut: statutDe(autre), repondueLe: instant }
      : autre,
  )

const annoncer = (
  reponse: Annonce['reponse'],
  dossier: Dossier,
  retirees: readonly DateProposee[],
  { motif, souhaits }: Raison,
): Annonce => {
  const acceptee = dateAcceptee(dossier.dates)
  return {
    reponse,
    sequence: dossier.sequence,
    dates: acceptee === null ? [] : [direDate(acceptee)],
    retirees: retirees.map(direDate),
    motif,
    souhaits,
    frais: null,
    remplacee: null,
  }
}

const courriers = (annonce: Annonce, instant: Date, rappelLe: Date | null): readonly CourrierARediger[] => [
  { genre: 'reponse_client', annonce, aEnvoyerLe: instant },
  { genre: 'reponse_entreprise', annonce, aEnvoyerLe: instant },
  ...(rappelLe === null ? [] : [{ genre: 'rappel_client' as const, annonce, aEnvoyerLe: rappelLe }]),
]

const SANS_RAISON: Raison = { motif: '', souhaits: [] }

export const accepterDate = (recu: Dossier, dateId: string, instant: Date): Decision => {
  const dossier = laisserExpirer(recu, instant)
  const ouverte = dateAAccepter(dossier, dateId, instant)
  if (E.isLeft(ouverte)) return ouverte
  const date = ouverte.right
  if (date.statut === 'accepte') return E.right(null)
  const fige = refuserSiFigee(dossier, date, instant)
  if (E.isLeft(fige)) return fige
  const dates = repondre(dossier, date, instant, ({ id }) => (id === date.id ? 'accepte' : 'ecarte'))
  const change = avecDates(dossier, dates, { souhaits: [] })
  const retirees = datesAuCalendrier(dossier.dates).filter(({ id }) => id !== date.id)
  const annonce = annoncer('acceptee', change, retirees, SANS_RAISON)
  return E.right({
    dossier: change,
    evenement: { le: instant, auteur: 'client', fait: { genre: 'date_acceptee', date: date.debut.toISOString() } },
    courriers: courriers(annonce, instant, rappelDe(date, instant)),
  })
}

const souhaitsValides = (souhaits: readonly Souhait[], instant: Date): boolean => {
  const aujourdhui = dateParis(instant)
  const dernier = dernierJourProposable(aujourdhui)
  return souhaits.length <= SOUHAITS_MAX && souhaits.every(({ date }) => date > aujourdhui && date <= dernier)
}

export const refuserDates = (recu: Dossier, dateId: string, raison: Raison, instant: Date): Decision => {
  const dossier = laisserExpirer(recu, instant)
  const ouverte = dateARefuser(dossier, dateId, instant)
  if (E.isLeft(ouverte)) return ouverte
  const date = ouverte.right
  if (date.statut === 'refuse') return E.right(null)
  if (!souhaitsValides(raison.souhaits, instant)) return E.left({ _tag: 'SouhaitsInvalides' })
  const fige = refuserSiFigee(dossier, date, instant)
  if (E.isLeft(fige)) return fige
  const dates = repondre(dossier, date, instant, () => 'refuse')
  const change = avecDates(dossier, dates, { souhaits: raison.souhaits })
  const annonce = annoncer('refusee', change, datesAuCalendrier(dossier.dates), raison)
  return E.right({
    dossier: change,
    evenement: { le: instant, auteur: 'client', fait: { genre: 'date_refusee', motif: raison.motif } },
    courriers: courriers(annonce, instant, null),
  })
}

const lien = (raison: LienExpire['raison']): E.Either<LienExpire, never> => E.left({ _tag: 'LienExpire', raison })

const vivantes = ({ dates }: Dossier, instant: Date): readonly DateProposee[] =>
  derniereProposition(dates).filter((date) => REPONDABLES.includes(date.statut) && !estExpiree(date, instant))

const lireExpiree = (dossier: Dossier, date: DateProposee, instant: Date): E.Either<LienExpire, DateProposee> => {
  if (!derniereProposition(dossier.dates).includes(date)) return lien('remplace')
  return vivantes(dossier, instant).length === 0 ? lien('delai') : E.right({ ...date, statut: 'expire' })
}

/** A date that the client may still open. The link of an expired date also shows the other dates of its proposal. */
export const dateLisible = (dossier: Dossier, dateId: string, instant: Date): DateOuRefus => {
  const date = dossier.dates.find(({ id }) => id === dateId)
  if (date === undefined) return E.left(LIEN_INVALIDE)
  if (dossier.prestation.statut === 'terminé') return E.left(PRESTATION_CLOSE)
  if (date.statut === 'remplace') return lien('remplace')
  if (date.statut === 'annule' || dossier.prestation.statut === 'annulé') return lien('annule')
  return estExpiree(date, instant) ? lireExpiree(dossier, date, instant) : E.right(date)
}

const dateAAccepter = (dossier: Dossier, dateId: string, instant: Date): DateOuRefus => {
  const lisible = dateLisible(dossier, dateId, instant)
  return E.isRight(lisible) && lisible.right.statut === 'expire' ? lien('delai') : lisible
}

/** The date to refuse. From the link of an expired date it is the agreed date, or else the first that can still be answered. */
const dateARefuser = (dossier: Dossier, dateId: string, instant: Date): DateOuRefus => {
  const lisible = dateLisible(dossier, dateId, instant)
  if (E.isLeft(lisible) || lisible.right.statut !== 'expire') return lisible
  const autres = vivantes(dossier, instant)
  return E.right(dateAcceptee(autres) ?? autres[0] ?? lisible.right)
}

const figee = (date: DateProposee): E.Either<ReponseFigee, never> => E.left({ _tag: 'ReponseFigee', debut: date.debut })

const refuserSiFigee = (dossier: Dossier, date: DateProposee, instant: Date): E.Either<ReponseFigee, void> => {
  const acceptee = dateAcceptee(dossier.dates)
  if (acceptee !== null && estTardif(acceptee, instant)) return figee(acceptee)
  return date.statut !== 'propose' && estTardif(date, instant) ? figee(date) : E.right(undefined)
}
