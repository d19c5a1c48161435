import * as t from 'io-ts'
import * as E from '#fp/Either'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'

const Actuel = t.strict({
  nom: t.string,
  email: t.string,
  telephone: t.string,
  adresse: t.string,
  codePostal: t.string,
  ville: t.string,
  version: t.number,
})

/** How an account stands, and the version to correct. */
export type ClientActuel = t.TypeOf<typeof Actuel>

const Perime = t.strict({ actuel: Actuel })

/** How the account stands now, when somebody corrected it since it was read; `null` for any other failure. */
export const clientActuel = (echec: CallFailure): ClientActuel | null => {
  if (!isRefusedAs('VERSION_PERIMEE', echec)) return null
  const lu = Perime.decode(echec.data)
  return E.isRight(lu) ? lu.right.actuel : null
}
