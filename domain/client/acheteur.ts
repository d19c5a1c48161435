import * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'
import { Siren } from './siren.ts'

export const TypeClient = closedList(
  'TypeClient',
  ['particulier', 'professionnel'] as const,
  'Indiquez si vous êtes un particulier ou un professionnel.',
)

export type TypeClient = t.TypeOf<typeof TypeClient>

const Particulier = t.readonly(t.strict({ type: t.literal('particulier') }))

const Professionnel = t.readonly(t.strict({ type: t.literal('professionnel'), raisonSociale: t.string, siren: Siren }))

export const Acheteur = t.union([Particulier, Professionnel])

export type Acheteur = t.TypeOf<typeof Acheteur>

export const PARTICULIER: Acheteur = { type: 'particulier' }

export const RAISON_SOCIALE_MAX = 120
