/** Who calls, as a token and its account say. What they may do is decided at the door, by `access.ts`. */
export type Session =
  | { readonly _tag: 'Visiteur' }
  | { readonly _tag: 'Client'; readonly clientId: string; readonly temporaire: boolean }
  | { readonly _tag: 'Admin'; readonly clientId: string }

export const VISITEUR: Session = { _tag: 'Visiteur' }

declare const door: unique symbol

/** Let in at a door: that of the site or that of the terminal. Nothing else can make one. */
type Admis<Who> = Who & { readonly [door]: true }

export type Connecte = Admis<Exclude<Session, { readonly _tag: 'Visiteur' }>>

export type Client = Admis<
  | { readonly _tag: 'Client'; readonly clientId: string; readonly temporaire: false }
  | Extract<Session, { readonly _tag: 'Admin' }>
>

export type Admin = Admis<{ readonly _tag: 'Admin' }>
