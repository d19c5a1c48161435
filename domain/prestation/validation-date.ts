import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { closedList } from '#domain/shared/value'

export const STATUTS_VALIDATION = ['en_attente', 'accepte', 'refuse'] as const

type StatutValidation = (typeof STATUTS_VALIDATION)[number]

const StatutValidation = closedList('StatutValidation', STATUTS_VALIDATION, 'Réponse inconnue.')

export const ValidationDate = t.readonly(
  t.strict({
    statut: StatutValidation,
    date: CodecDateCivile,
    heure: t.string,
    repondueLe: t.union([t.string, t.null]),
  }),
)

export type ValidationDate = t.TypeOf<typeof ValidationDate>
