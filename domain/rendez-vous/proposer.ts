import * as E from '#fp/Either'
import { type Absence, absencesPendant } from '#domain/agenda/absence'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Auteur } from '#domain/prestation/evenement'
import { type Annonce, type CourrierARediger, direDate } from './courrier-de-rendez-vous.ts'
import {
  convenueAVenir,
  datesAuCalendrier,
  type DateProposee,
  DATES_MAX,
  offrirDate,
  limiteDAcceptation,
} from './date-proposee.ts'
import { avecDates, type Changement, type Dossier } from './dossier.ts'
import { dernierJourProposable } from './horizon.ts'
import {
  type DateDansUneAbsence,
  type DatePassee,
  type DatesQuiSeTouchent,
  type DateTropLointaine,
  type DateTropProche,
  type NombreDeDates,
  PRESTATION_CLOSE,
  type PrestationClose,
} from './refus.ts'

export type RefusDeProposition =
  | DatePassee
  | DateTropProche
  | DateTropLointaine
  | NombreDeDates
  | DatesQuiSeTouchent
  | DateDansUneAbsence
  | PrestationClose

type Offre = { readonly id: string; readonly debut: Date }

export const occupation = ({
  debut,
  fin,
  trajetMinutes,
}: DateProposee): { readonly de: number; readonly a: number } => ({
  de: debut.getTime() - trajetMinutes * 60_000,
  a: fin.getTime() + trajetMinutes * 60_000,
})

const seTouchent = (dates: readonly DateProposee[]): boolean =>
  dates.map(occupation).some(({ a }, rang, toutes) => (toutes[rang + 1]?.de ?? Infinity) < a)

const remplacer = (date: DateProposee): DateProposee =>
  date.statut === 'annule' || date.statut === 'expire' ? date : { ...date, statut: 'remplace' }

const annoncer = (dossier: Dossier, avant: readonly DateProposee[], instant: Date): Annonce => {
  const proposees = dossier.dates.filter(({ statut }) => statut === 'propose')
  const remplacee = convenueAVenir(avant, instant)
  return {
    reponse: 'proposee',
    sequence: dossier.sequence,
    dates: proposees.map(direDate),
    retirees: datesAuCalendrier(avant)
      .filter(({ rang }) => rang >= proposees.length)
      .map(direDate),
    motif: '',
    souhaits: [],
    frais: null,
    remplacee: remplacee === null ? null : direDate(remplacee),
  }
}

const courriers = (annonce: Annonce, aEnvoyerLe: Date): readonly CourrierARediger[] => [
  { genre: 'date_client', annonce, aEnvoyerLe },
  ...(annonce.remplacee === null ? [] : [{ genre: 'annulation_entreprise' as const, annonce, aEnvoyerLe }]),
]

/** A new proposal replaces all dates proposed or agreed before. Each date has the price of its day. */
export const proposerDates = (
  dossier: Dossier,
  offres: readonly Offre[],
  instant: Date,
  auteur: Auteur = 'entreprise',
  absences: readonly Absence[] = [],
): E.Either<RefusDeProposition, Changement> => {
  const { statut, estimation } = dossier.prestation
  if (statut === 'annulé' || statut === 'terminé') return E.left(PRESTATION_CLOSE)
  if (offres.length === 0 || offres.length > DATES_MAX) return E.left({ _tag: 'NombreDeDates', nombre: offres.length })
  if (!offres.every(({ debut }) => debut > instant)) return E.left({ _tag: 'DatePassee' })
  const [proche] = offres.map(({ debut }) => limiteDAcceptation(debut)).filter((limite) => limite <= instant)
  if (proche !== undefined) return E.left({ _tag: 'DateTropProche', limite: proche })
  const dernier = dernierJourProposable(dateParis(instant))
  if (offres.some(({ debut }) => dateParis(debut) > dernier)) return E.left({ _tag: 'DateTropLointaine' })
  const proposition = (dossier.dates.at(-1)?.proposition ?? 0) + 1
  const proposees = offres
    .toSorted((a, b) => a.debut.getTime() - b.debut.getTime())
    .map((offre, rang) => offrirDate(estimation, { ...offre, proposition, rang }, instant))
  const absente = proposees.find((date) => absencesPendant(absences, date).length > 0)
  if (absente !== undefined) return E.left({ _tag: 'DateDansUneAbsence', debut: absente.debut })
  if (seTouchent(proposees)) return E.left({ _tag: 'DatesQuiSeTouchent' })
  const change = avecDates(dossier, [...dossier.dates.map(remplacer), ...proposees], { souhaits: [] })
  return E.right({
    dossier: change,
    evenement: {
      le: instant,
      auteur,
      fait: { genre: 'date_proposee', dates: proposees.map(({ debut }) => debut.toISOString()) },
    },
    courriers: courriers(annoncer(change, dossier.dates, instant), instant),
  })
}
