export type SessionRequise = { readonly _tag: 'SessionRequise' }

export type AccesRefuse = { readonly _tag: 'AccesRefuse' }

/** The password sent by mail opens only the form that replaces it. */
export type MotDePasseTemporaireActif = { readonly _tag: 'MotDePasseTemporaireActif' }

export const SESSION_REQUISE: SessionRequise = { _tag: 'SessionRequise' }
export const ACCES_REFUSE: AccesRefuse = { _tag: 'AccesRefuse' }
export const MOT_DE_PASSE_TEMPORAIRE_ACTIF: MotDePasseTemporaireActif = { _tag: 'MotDePasseTemporaireActif' }
