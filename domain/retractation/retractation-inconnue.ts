/** There is no such declaration of withdrawal. */
export type RetractationInconnue = { readonly _tag: 'RetractationInconnue' }

export const RETRACTATION_INCONNUE: RetractationInconnue = { _tag: 'RetractationInconnue' }
