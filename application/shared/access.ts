import * as E from '#fp/Either'
import type { Session } from './session.ts'

/** Nobody is logged in. */
export type SessionRequise = { readonly _tag: 'SessionRequise' }

/** This is for the owner of the business. */
export type AccesRefuse = { readonly _tag: 'AccesRefuse' }

/** The password sent by mail opens only the form that replaces it. */
export type MotDePasseTemporaireActif = { readonly _tag: 'MotDePasseTemporaireActif' }

export type RefusDAcces = SessionRequise | AccesRefuse | MotDePasseTemporaireActif

export const SESSION_REQUISE: SessionRequise = { _tag: 'SessionRequise' }
export const ACCES_REFUSE: AccesRefuse = { _tag: 'AccesRefuse' }
export const MOT_DE_PASSE_TEMPORAIRE_ACTIF: MotDePasseTemporaireActif = { _tag: 'MotDePasseTemporaireActif' }

/** The account of anybody logged in, even with a temporary password. */
export const exigerSession = (session: Session): E.Either<SessionRequise, string> =>
  session._tag === 'Visiteur' ? E.left(SESSION_REQUISE) : E.right(session.clientId)

/** The account of somebody who chose a password. */
export const exigerClient = (session: Session): E.Either<SessionRequise | MotDePasseTemporaireActif, string> => {
  if (session._tag === 'Visiteur') return E.left(SESSION_REQUISE)
  return session._tag === 'Client' && session.temporaire
    ? E.left(MOT_DE_PASSE_TEMPORAIRE_ACTIF)
    : E.right(session.clientId)
}

/** The account of an admin. */
export const exigerAdmin = (session: Session): E.Either<SessionRequise | AccesRefuse, string> => {
  if (session._tag === 'Visiteur') return E.left(SESSION_REQUISE)
  return session._tag === 'Admin' ? E.right(session.clientId) : E.left(ACCES_REFUSE)
}
