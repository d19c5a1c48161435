/** Address and password do not open an account; which of them is wrong is not said. */
export type IdentifiantsIncorrects = { readonly _tag: 'IdentifiantsIncorrects' }

export const IDENTIFIANTS_INCORRECTS: IdentifiantsIncorrects = { _tag: 'IdentifiantsIncorrects' }
