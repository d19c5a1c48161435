import * as E from '#fp/Either'
import { profilRoute } from '#adapters/http/contract/routes/comptes'
import { call } from '../../api/call.ts'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'
import { expireSession, leaveUnconfirmed, openSession, storedToken } from './session-store.ts'

/** The failure is logged, and nobody is taken for an admin. */
const doubt = (failure: CallFailure): void => {
  console.warn('the profile could not be read', failure._tag === 'Refus' ? failure.status : failure._tag)
  leaveUnconfirmed()
}

/** Asks on load who is logged in. An ended session is closed, unless the page asks for the password itself. */
export const rafraichirProfil = async (token: string, pageAsks: boolean): Promise<void> => {
  const profil = await call(profilRoute, {}, { token })()
  // Another login took its place meanwhile.
  if (storedToken() !== token) return
  if (E.isRight(profil)) openSession(token, profil.right)
  else if (!isRefusedAs('SESSION_REQUISE', profil.left)) doubt(profil.left)
  else if (!pageAsks) expireSession()
}
