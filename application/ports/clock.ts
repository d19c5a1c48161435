/** The instant it is. */
export type Clock = { readonly maintenant: () => Date }
