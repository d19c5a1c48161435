/** Neither the address service nor the table of towns knows where this is: nothing can be priced. */
export type AdresseIntrouvable = { readonly _tag: 'AdresseIntrouvable' }

export const ADRESSE_INTROUVABLE: AdresseIntrouvable = { _tag: 'AdresseIntrouvable' }
