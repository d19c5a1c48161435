/** No such estimate, or no more. */
export type EstimationInconnue = { readonly _tag: 'EstimationInconnue' }

export const ESTIMATION_INCONNUE: EstimationInconnue = { _tag: 'EstimationInconnue' }

/** One estimate is one order. */
export type EstimationDejaCommandee = { readonly _tag: 'EstimationDejaCommandee' }

export const ESTIMATION_DEJA_COMMANDEE: EstimationDejaCommandee = { _tag: 'EstimationDejaCommandee' }
