/** No such account. */
export type ClientInconnu = { readonly _tag: 'ClientInconnu' }

export const CLIENT_INCONNU: ClientInconnu = { _tag: 'ClientInconnu' }
