import { closedList } from '#domain/shared/value'

export const MODALITES = ['sur_place', 'a_distance'] as const

export type Modalite = (typeof MODALITES)[number]

export const Modalite = closedList('Modalite', MODALITES, 'Choisissez une intervention sur place ou à distance.')

export type ModaliteNonProposee = { readonly _tag: 'ModaliteNonProposee' }
