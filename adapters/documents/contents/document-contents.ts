/** A name and a value, on one line of a document. */
export type Fait = { readonly nom: string; readonly valeur: string }

/** One of the two parties of a document. */
export type Partie = { readonly titre: string; readonly nom: string; readonly lignes: readonly string[] }

/** A titled block of facts. */
export type Bloc = { readonly titre: string; readonly faits: readonly Fait[] }
