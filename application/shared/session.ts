/** Who calls, as a token and its account say. What they may do is decided at the door, by `access.ts`. */
export type Session =
  | { readonly _tag: 'Visiteur' }
  | { readonly _tag: 'Client'; readonly clientId: string; readonly temporaire: boolean }
  | { readonly _tag: 'Admin'; readonly clientId: string }

export const VISITEUR: Session = { _tag: 'Visiteur' }

declare const door: unique symbol

/** Let in at a door: that of the site or that of the terminal. Nothing else can make one. */
type Admis<Who> = Who & { readonly [door]: true }

/** Anybody logged in, even with a temporary password. */
export type Connecte = Admis<Exclude<Session, { readonly _tag: 'Visiteur' }>>

/** Somebody who chose a password: a client, or the owner, who has an account too. */
export type Client = Admis<
  | { readonly _tag: 'Client'; readonly clientId: string; readonly temporaire: false }
  | Extract<Session, { readonly _tag: 'Admin' }>
>

/** The owner of the business; at the terminal without an account. */
export type Admin = Admis<{ readonly _tag: 'Admin' }>

/** Nobody is logged in. */
export type SessionRequise = { readonly _tag: 'SessionRequise' }

/** This is for the owner of the business. */
export type AccesRefuse = { readonly _tag: 'AccesRefuse' }

/** The password sent by mail opens only the form that replaces it. */
export type MotDePasseTemporaireActif = { readonly _tag: 'MotDePasseTemporaireActif' }

export const SESSION_REQUISE: SessionRequise = { _tag: 'SessionRequise' }
export const ACCES_REFUSE: AccesRefuse = { _tag: 'AccesRefuse' }
export const MOT_DE_PASSE_TEMPORAIRE_ACTIF: MotDePasseTemporaireActif = { _tag: 'MotDePasseTemporaireActif' }
