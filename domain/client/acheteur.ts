import * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'
import { Siren } from './siren.ts'

/** Decides the rights, the mentions and the penalties of a contract. */
export const TypeClient = closedList(
  'TypeClient',
  ['particulier', 'professionnel'] as const,
  'Indiquez si vous êtes un particulier ou un professionnel.',
)

export type TypeClient = t.TypeOf<typeof TypeClient>

const Particulier = t.readonly(t.strict({ type: t.literal('particulier') }))

const Professionnel = t.readonly(t.strict({ type: t.literal('professionnel'), raisonSociale: t.string, siren: Siren }))

/** Who buys: a consumer, or a business under its name and number. */
export const Acheteur = t.union([Particulier, Professionnel])

export type Acheteur = t.TypeOf<typeof Acheteur>

export const PARTICULIER: Acheteur = { type: 'particulier' }

/** Characters of the name of a business. */
export const RAISON_SOCIALE_MAX = 120
