import * as t from 'io-ts'
import { REFUS_CORRECTION } from '#adapters/http/contract/refusals/registre'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'

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
  if (echec._tag !== 'Refus' || echec.code !== REFUS_CORRECTION.ClientPerime.code) return null
  const lu = Perime.decode(echec.data)
  return E.isRight(lu) ? lu.right.actuel : null
}
