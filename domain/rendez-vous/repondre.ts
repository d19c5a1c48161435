import { dateParis } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import { type Annonce, type CourrierARediger, direDate } from './courrier-de-rendez-vous.ts'
import { dateAAccepter, dateARefuser, refuserSiFigee } from './date-ouverte.ts'
import {
  dateAcceptee,
  datesAuCalendrier,
  type DateProposee,
  memeProposition,
  REPONDABLES,
  type StatutDate,
} from './date-proposee.ts'
import { avecDates, type Changement, type Dossier, laisserExpirer } from './dossier.ts'
import { dernierJourProposable } from './horizon.ts'
import { rappelDe } from './rappel.ts'
import type { LienExpire, LienInvalide, PrestationClose, ReponseFigee, SouhaitsInvalides } from './refus.ts'
import { type Souhait, SOUHAITS_MAX } from './souhait.ts'

export type RefusDeReponse = LienInvalide | LienExpire | ReponseFigee | PrestationClose | SouhaitsInvalides

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

export const accepterDate = (
  recu: Dossier,
  dateId: string,
  instant: Date,
): E.Either<RefusDeReponse, Changement | null> => {
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

export const refuserDates = (
  recu: Dossier,
  dateId: string,
  raison: Raison,
  instant: Date,
): E.Either<RefusDeReponse, Changement | null> => {
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
