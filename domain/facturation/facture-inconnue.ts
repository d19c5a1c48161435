/** No such invoice, or somebody else's. */
export type FactureInconnue = { readonly _tag: 'FactureInconnue' }

export const FACTURE_INCONNUE: FactureInconnue = { _tag: 'FactureInconnue' }
