import * as E from '#fp/Either'
import type { Admin, Client, Connecte, Session } from './session.ts'
import {
  ACCES_REFUSE,
  type AccesRefuse,
  MOT_DE_PASSE_TEMPORAIRE_ACTIF,
  type MotDePasseTemporaireActif,
  SESSION_REQUISE,
  type SessionRequise,
} from '#domain/compte/compte'

export const exigerSession = (session: Session): E.Either<SessionRequise, Connecte> =>
  session._tag === 'Visiteur' ? E.left(SESSION_REQUISE) : E.right(session as Connecte)

export const exigerClient = (session: Session): E.Either<SessionRequise | MotDePasseTemporaireActif, Client> => {
  if (session._tag === 'Visiteur') return E.left(SESSION_REQUISE)
  return session._tag === 'Client' && session.temporaire
    ? E.left(MOT_DE_PASSE_TEMPORAIRE_ACTIF)
    : E.right(session as Client)
}

export const exigerAdmin = (session: Session): E.Either<SessionRequise | AccesRefuse, Admin & Client> => {
  if (session._tag === 'Visiteur') return E.left(SESSION_REQUISE)
  return session._tag === 'Admin' ? E.right(session as Admin & Client) : E.left(ACCES_REFUSE)
}

/** Commands of the terminal run as admin: who uses it already has the database and the secret. */
export const ADMIN_DU_TERMINAL = { _tag: 'Admin' } as Admin
