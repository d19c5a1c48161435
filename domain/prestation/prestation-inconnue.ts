/** No such prestation, or not this person's: the answer does not say which. */
export type PrestationInconnue = { readonly _tag: 'PrestationInconnue' }

export const PRESTATION_INCONNUE: PrestationInconnue = { _tag: 'PrestationInconnue' }
