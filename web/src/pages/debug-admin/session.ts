import * as t from 'io-ts'
import * as E from '#fp/Either'

const Charge = t.type({ exp: t.number })

const enTexte = (base64url: string): string => atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))

/** When a token runs out, as it says itself; `null` when it says nothing that can be read. Proves nothing. */
export const finDeSession = (jeton: string): Date | null => {
  try {
    const charge = Charge.decode(JSON.parse(enTexte(jeton.split('.')[1] ?? '')))
    return E.isRight(charge) ? new Date(charge.right.exp * 1_000) : null
  } catch {
    return null
  }
}
