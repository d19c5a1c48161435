export type Clock = { readonly maintenant: () => Date }
