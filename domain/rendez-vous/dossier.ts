import { aParis, heureDe } from '#domain/calendrier/heure-de-paris'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import type { ValidationDate } from '#domain/prestation/validation-date'
import type { CourrierARediger } from './courrier-de-rendez-vous.ts'
import type { ChangementDeStatut } from './courrier-de-statut.ts'
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
