import { categorieDe } from './categorie.ts'

/** Services 6, 7 and 8 (training) are sold in steps of two hours. */
const DUREES_FORMATION: readonly number[] = [2, 4, 6, 8]
const DUREES: readonly number[] = [1, 2, 3, 4, 6, 8]

/** The whole hours that can be ordered for a service, or for a custom request (`null`). */
export const dureesProposees = (serviceId: number | null): readonly number[] =>
  serviceId !== null && categorieDe(serviceId) === 'formation' ? DUREES_FORMATION : DUREES

export type DureeNonProposee = {
  readonly _tag: 'DureeNonProposee'
  readonly heures: number
  readonly proposees: readonly number[]
}
