import * as t from 'io-ts'
import { REFUS_COMMANDE_D_ESTIMATION } from '#adapters/http/contract/refusals/estimation'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'

const Autre = t.type({ nom: t.string })

/** Whose account the mail address of an order opens, when that is why it was refused; `null` for any other failure. */
export const nomDuCompte = (echec: CallFailure): string | null => {
  if (echec._tag !== 'Refus' || echec.code !== REFUS_COMMANDE_D_ESTIMATION.CompteDUnAutre.code) return null
  const lu = Autre.decode(echec.data)
  return E.isRight(lu) ? lu.right.nom : null
}
