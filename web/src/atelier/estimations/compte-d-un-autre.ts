import * as t from 'io-ts'
import * as E from '#fp/Either'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'

const Autre = t.type({ nom: t.string })

/** Whose account the mail address of an order opens, when that is why it was refused; `null` for any other failure. */
export const nomDuCompte = (echec: CallFailure): string | null => {
  if (!isRefusedAs('COMPTE_D_UN_AUTRE', echec)) return null
  const lu = Autre.decode(echec.data)
  return E.isRight(lu) ? lu.right.nom : null
}
