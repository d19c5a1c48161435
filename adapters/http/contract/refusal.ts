import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'

/** An expected refusal: a tag and facts, declared beside the rule that emits it. */
export type Refusal = { readonly _tag: string }

/** How one refusal reads outside: status, code for programs, sentence for the person, facts for the screen. */
export type RefusalAnswer<F> = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429
  readonly code: string
  readonly message: (refusal: F) => string
  /** The field of the form that the sentence is about. */
  readonly champ?: string
  readonly data?: (refusal: F) => Readonly<Record<string, unknown>>
  /** Seconds to wait before trying again, sent as `Retry-After`. */
  readonly retryAfter?: (refusal: F) => number
}

/** One answer for every refusal a route can emit: a refusal without its sentence does not compile. */
export type RefusalTable<F extends Refusal> = {
  readonly [Tag in F['_tag']]: RefusalAnswer<Extract<F, { readonly _tag: Tag }>>
}

/** Nobody is logged in. */
export type SessionRequise = { readonly _tag: 'SessionRequise' }

/** This is for the owner of the business. */
type AccesRefuse = { readonly _tag: 'AccesRefuse' }

/** The password sent by mail opens only the form that replaces it. */
export type MotDePasseTemporaireActif = { readonly _tag: 'MotDePasseTemporaireActif' }

/** What a call of the client area may refuse. */
export type RefusDeClient = SessionRequise | MotDePasseTemporaireActif

/** What a call of the owner may refuse. */
export type RefusDAdmin = SessionRequise | AccesRefuse

/** What is answered to whoever may not make a call. */
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

export const REFUS_PRESTATION: RefusalTable<PrestationInconnue> = {
  PrestationInconnue: {
    status: 404,
    code: 'PRESTATION_INCONNUE',
    message: () => 'Cette prestation n’existe pas, ou le lien n’est plus valable.',
  },
}
