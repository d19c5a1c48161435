import type { RefusalTable } from '../refusal.ts'

/** Nobody is logged in. */
export type SessionRequise = { readonly _tag: 'SessionRequise' }

/** This is for the owner of the business. */
export type AccesRefuse = { readonly _tag: 'AccesRefuse' }

/** The password sent by mail opens only the form that replaces it. */
export type MotDePasseTemporaireActif = { readonly _tag: 'MotDePasseTemporaireActif' }

/** What a call of the client area may refuse. */
export type RefusDeClient = SessionRequise | MotDePasseTemporaireActif

/** What a call of the owner may refuse. */
export type RefusDAdmin = SessionRequise | AccesRefuse

/** What is said to whoever may not: section 8 for the first. */
export const REFUS_ACCES: RefusalTable<SessionRequise | AccesRefuse | MotDePasseTemporaireActif> = {
  SessionRequise: {
    status: 401,
    code: 'SESSION_REQUISE',
    message: () => 'Vous devez vous connecter pour accéder à votre compte.',
  },
  AccesRefuse: {
    status: 403,
    code: 'ACCES_REFUSE',
    message: () => 'Cette page est réservée à l’administration.',
  },
  MotDePasseTemporaireActif: {
    status: 403,
    code: 'MOT_DE_PASSE_TEMPORAIRE',
    message: () => 'Choisissez d’abord votre mot de passe.',
  },
}

export const REFUS_SESSION: RefusalTable<SessionRequise> = { SessionRequise: REFUS_ACCES.SessionRequise }

export const REFUS_CLIENT: RefusalTable<RefusDeClient> = {
  ...REFUS_SESSION,
  MotDePasseTemporaireActif: REFUS_ACCES.MotDePasseTemporaireActif,
}

export const REFUS_ADMIN: RefusalTable<RefusDAdmin> = {
  ...REFUS_SESSION,
  AccesRefuse: REFUS_ACCES.AccesRefuse,
}
