/** The caller, according to the token and its account. `access.ts` decides what the caller may do. */
export type Session =
  | { readonly _tag: 'Visiteur' }
  | { readonly _tag: 'Client'; readonly clientId: string; readonly temporaire: boolean }
  | { readonly _tag: 'Admin'; readonly clientId: string }

export const VISITEUR: Session = { _tag: 'Visiteur' }

declare const door: unique symbol

/** A caller admitted by the server or the terminal. No other code can make this type. */
type Admis<Who> = Who & { readonly [door]: true }

export type Connecte = Admis<Exclude<Session, { readonly _tag: 'Visiteur' }>>

export type Client = Admis<
  | { readonly _tag: 'Client'; readonly clientId: string; readonly temporaire: false }
  | Extract<Session, { readonly _tag: 'Admin' }>
>

export type Admin = Admis<{ readonly _tag: 'Admin' }>
