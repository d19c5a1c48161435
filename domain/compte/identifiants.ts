export type IdentifiantsIncorrects = { readonly _tag: 'IdentifiantsIncorrects' }

export const IDENTIFIANTS_INCORRECTS: IdentifiantsIncorrects = { _tag: 'IdentifiantsIncorrects' }
