import { categorieDe } from './categorie.ts'

const DUREES_FORMATION: readonly number[] = [2, 4, 6, 8]
const DUREES: readonly number[] = [1, 2, 3, 4, 6, 8]

export const dureesProposees = (serviceId: number | null): readonly number[] =>
  serviceId !== null && categorieDe(serviceId) === 'formation' ? DUREES_FORMATION : DUREES

export type DureeNonProposee = {
  readonly _tag: 'DureeNonProposee'
  readonly heures: number
  readonly proposees: readonly number[]
}
