import { demoRoute } from '#adapters/http/contract/routes/site'
import { call } from '../../api/call.ts'
import { connecter } from '../../features/connexion/connecter.ts'
import * as E from '#fp/Either'
import * as t from 'io-ts'

/** Asks the site for the account of this demonstration and logs in with it; answers whether it worked. */
export const entrerEnDemo = async (): Promise<boolean> => {
  const compte = await call(demoRoute, {})()
  if (E.isLeft(compte)) return false
  const { email, password } = compte.right
  return (await connecter({ identifiant: email, motDePasse: password })).etape === 'reussi'
}

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
