import * as t from 'io-ts'
import { Priorite, Statut } from '#domain/prestation/statut'
import { ValidationDate } from '#domain/prestation/validation-date'
import * as E from '#fp/Either'
import { type CallFailure, isRefusedAs } from '../../../api/reply.ts'

const Etat = t.readonly(
  t.strict({
    version: t.number,
    statut: Statut,
    priorite: Priorite,
    validationDate: t.union([ValidationDate, t.null]),
  }),
)

/** What two people may change of a prestation at the same time. */
export type EtatActuel = t.TypeOf<typeof Etat>

const Perimee = t.strict({ actuelle: Etat })

/** How the record stands now, when somebody changed it since it was read; `null` for any other failure. */
export const etatActuel = (echec: CallFailure): EtatActuel | null => {
  if (!isRefusedAs('VERSION_PERIMEE', echec)) return null
  const lu = Perimee.decode(echec.data)
  return E.isRight(lu) ? lu.right.actuelle : null
}
