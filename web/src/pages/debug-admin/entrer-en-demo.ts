import { demoRoute } from '#adapters/http/contract/routes/site'
import * as E from '#fp/Either'
import { call } from '../../api/call.ts'
import { connecter } from '../../features/connexion/connecter.ts'

/** Asks the site for the account of this demonstration and logs in with it; answers whether it worked. */
export const entrerEnDemo = async (): Promise<boolean> => {
  const compte = await call(demoRoute, {})()
  if (E.isLeft(compte)) return false
  const { email, password } = compte.right
  return (await connecter({ identifiant: email, motDePasse: password })).etape === 'reussi'
}
