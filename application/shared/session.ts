/** Who is asking. A temporary session may only read its profile and change its password. */
export type Session =
  | { readonly _tag: 'Visiteur' }
  | { readonly _tag: 'Client'; readonly clientId: string; readonly temporaire: boolean }
  | { readonly _tag: 'Admin'; readonly clientId: string }

export const VISITEUR: Session = { _tag: 'Visiteur' }
