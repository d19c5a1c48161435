export type DatePassee = { readonly _tag: 'DatePassee' }

/** The visit is too soon to be accepted online: the owner calls. */
export type DateTropProche = { readonly _tag: 'DateTropProche'; readonly limite: Date }

export type DateTropLointaine = { readonly _tag: 'DateTropLointaine' }

export type NombreDeDates = { readonly _tag: 'NombreDeDates'; readonly nombre: number }

export type DatesQuiSeTouchent = { readonly _tag: 'DatesQuiSeTouchent' }

export type CreneauOccupe = { readonly _tag: 'CreneauOccupe' }

/** Another order took the time before the client answered. The proposal may have no other free date. */
export type CreneauPris = { readonly _tag: 'CreneauPris' }

export type DateDansUneAbsence = { readonly _tag: 'DateDansUneAbsence'; readonly debut: Date }

export type PrestationClose = { readonly _tag: 'PrestationClose' }

/** The prestation has no such date: the link is forged or incomplete. */
export type LienInvalide = { readonly _tag: 'LienInvalide' }

export type LienExpire = { readonly _tag: 'LienExpire'; readonly raison: 'delai' | 'remplace' | 'annule' }

/** The visit is less than 24 hours away: its answer cannot be changed any more. */
export type ReponseFigee = { readonly _tag: 'ReponseFigee'; readonly debut: Date }

/** Wished slots must be in the future, within the horizon of proposals, and at most three. */
export type SouhaitsInvalides = { readonly _tag: 'SouhaitsInvalides' }

export type InterventionCommencee = { readonly _tag: 'InterventionCommencee' }

export const LIEN_INVALIDE: LienInvalide = { _tag: 'LienInvalide' }
export const CRENEAU_OCCUPE: CreneauOccupe = { _tag: 'CreneauOccupe' }
export const CRENEAU_PRIS: CreneauPris = { _tag: 'CreneauPris' }
export const PRESTATION_CLOSE: PrestationClose = { _tag: 'PrestationClose' }
