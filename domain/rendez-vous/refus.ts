/** The date must be in the future. */
export type DatePassee = { readonly _tag: 'DatePassee' }

/** The visit is too soon for the client to agree online: the owner calls. */
export type DateTropProche = { readonly _tag: 'DateTropProche'; readonly limite: Date }

/** No visit is proposed that far ahead. */
export type DateTropLointaine = { readonly _tag: 'DateTropLointaine' }

/** One date or up to three. */
export type NombreDeDates = { readonly _tag: 'NombreDeDates'; readonly nombre: number }

/** Two dates of one proposal overlap, travel included. */
export type DatesQuiSeTouchent = { readonly _tag: 'DatesQuiSeTouchent' }

/** The technician is held or expected elsewhere at that time, travel included. */
export type CreneauOccupe = { readonly _tag: 'CreneauOccupe' }

/** The prestation is done or cancelled, so no date can be agreed on. */
export type PrestationClose = { readonly _tag: 'PrestationClose' }

/** No such date for this prestation: the link is forged or cut. */
export type LienInvalide = { readonly _tag: 'LienInvalide' }

/** The date of the link can no longer be answered, and why. */
export type LienExpire = { readonly _tag: 'LienExpire'; readonly raison: 'delai' | 'remplace' | 'annule' }

/** An answer can no longer be changed from 24 hours before the visit. */
export type ReponseFigee = { readonly _tag: 'ReponseFigee'; readonly debut: Date }

/** Slots that would suit must be to come, within the time for which visits are proposed, three at most. */
export type SouhaitsInvalides = { readonly _tag: 'SouhaitsInvalides' }

/** The visit has begun, so it can no longer be cancelled online. */
export type InterventionCommencee = { readonly _tag: 'InterventionCommencee' }

export const LIEN_INVALIDE: LienInvalide = { _tag: 'LienInvalide' }
export const CRENEAU_OCCUPE: CreneauOccupe = { _tag: 'CreneauOccupe' }
export const PRESTATION_CLOSE: PrestationClose = { _tag: 'PrestationClose' }
