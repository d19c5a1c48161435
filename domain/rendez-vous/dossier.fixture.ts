import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Prestation } from '#domain/prestation/prestation'
import * as E from '#fp/Either'
import { type DateProposee, offrirDate } from './date-proposee.ts'
import type { Changement, Dossier } from './dossier.ts'
import { proposerDates } from './proposer.ts'

const HEURE_MS = 3_600_000

/** The instant `heures` hours after `UN_INSTANT`. */
export const dansHeures = (heures: number): Date => new Date(UN_INSTANT.getTime() + heures * HEURE_MS)

export const unDossier = (overrides: Partial<Dossier> = {}, prestation: Partial<Prestation> = {}): Dossier => ({
  clientId: 'client-1',
  prestation: unePrestation(prestation),
  dates: [],
  souhaits: [],
  sequence: 0,
  factureEnCours: null,
  ...overrides,
})

/** A visit ten days after `UN_INSTANT`, proposed at that instant. */
export const uneDate = (overrides: Partial<DateProposee> = {}): DateProposee => ({
  ...offrirDate(
    unePrestation().estimation,
    {
      id: overrides.id ?? 'date-1',
      proposition: overrides.proposition ?? 1,
      rang: overrides.rang ?? 0,
      debut: overrides.debut ?? dansHeures(240),
    },
    overrides.proposeeLe ?? UN_INSTANT,
  ),
  ...overrides,
})

/** The change in a decision; fails the test on a refusal, or when nothing changes. */
export const decide = (decision: E.Either<unknown, Changement | null>): Changement => {
  if (E.isLeft(decision)) throw new Error('refused', { cause: decision.left })
  if (decision.right === null) throw new Error('nothing to change')
  return decision.right
}

/** A dossier with proposed dates; `heures` counts from `UN_INSTANT`, and their ids are `a`, `b`, `c`. */
export const unDossierPropose = (heures: readonly number[], dossier: Dossier = unDossier()): Dossier =>
  decide(
    proposerDates(
      dossier,
      heures.map((heure, rang) => ({ id: 'abc'.charAt(rang), debut: dansHeures(heure) })),
      UN_INSTANT,
    ),
  ).dossier
