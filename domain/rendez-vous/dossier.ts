import * as E from '#fp/Either'
import { aParis, heureDe } from '../calendrier/heure-de-paris.ts'
import type { NumeroPiece } from '../facturation/numero-piece.ts'
import type { Evenement } from '../prestation/evenement.ts'
import type { Prestation } from '../prestation/prestation.ts'
import type { ValidationDate } from '../prestation/validation-date.ts'
import type { CourrierARediger, ChangementDeStatut } from './courrier-de-rendez-vous.ts'
import { dateAcceptee, type DateProposee, estExpiree } from './date-proposee.ts'
import type { Souhait } from './souhait.ts'

export type Dossier = {
  readonly clientId: string
  readonly prestation: Prestation
  readonly dates: readonly DateProposee[]
  readonly souhaits: readonly Souhait[]
  readonly sequence: number
  readonly factureEnCours: NumeroPiece | null
}

export type Changement = {
  readonly dossier: Dossier
  readonly evenement: Evenement
  readonly courriers: readonly CourrierARediger[]
  readonly avis?: ChangementDeStatut
}

const dateEnVue = (dates: readonly DateProposee[]): DateProposee | null => {
  const enAttente = dates
    .filter(({ statut }) => statut === 'propose')
    .toSorted((a, b) => a.debut.getTime() - b.debut.getTime())
  return dateAcceptee(dates) ?? enAttente[0] ?? dates.findLast(({ statut }) => statut === 'refuse') ?? null
}

const REPONSES = { propose: 'en_attente', accepte: 'accepte', refuse: 'refuse' } as const

export const validationDateDe = (dates: readonly DateProposee[]): ValidationDate | null => {
  const date = dateEnVue(dates)
  if (date?.statut !== 'propose' && date?.statut !== 'accepte' && date?.statut !== 'refuse') return null
  const { date: jour, minutes } = aParis(date.debut)
  return {
    statut: REPONSES[date.statut],
    date: jour,
    heure: heureDe(minutes),
    repondueLe: date.repondueLe?.toISOString() ?? null,
  }
}

export const avecDates = (
  dossier: Dossier,
  dates: readonly DateProposee[],
  autres: { readonly souhaits?: readonly Souhait[]; readonly prestation?: Partial<Prestation> } = {},
): Dossier => ({
  ...dossier,
  dates,
  souhaits: autres.souhaits ?? dossier.souhaits,
  sequence: dossier.sequence + 1,
  prestation: {
    ...dossier.prestation,
    ...autres.prestation,
    version: dossier.prestation.version + 1,
  },
})

export const avecPrestation = (dossier: Dossier, change: Partial<Prestation>): Dossier => ({
  ...dossier,
  prestation: { ...dossier.prestation, ...change, version: dossier.prestation.version + 1 },
})

export const laisserExpirer = (dossier: Dossier, instant: Date): Dossier => {
  const dates = dossier.dates.map((date): DateProposee =>
    estExpiree(date, instant) ? { ...date, statut: 'expire' } : date,
  )
  return { ...dossier, dates }
}

export type VersionPerimee = { readonly _tag: 'VersionPerimee'; readonly actuelle: Dossier }

export const exigerVersion = (dossier: Dossier, version: number | null): E.Either<VersionPerimee, Dossier> =>
  version === null || version === dossier.prestation.version
    ? E.right(dossier)
    : E.left({ _tag: 'VersionPerimee', actuelle: dossier })
