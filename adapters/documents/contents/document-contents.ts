/** A name and what it says, on one line of a document. */
export type Fait = { readonly nom: string; readonly valeur: string }

/** One of the two who deal with each other. */
export type Partie = { readonly titre: string; readonly nom: string; readonly lignes: readonly string[] }

/** What a block of facts is about. */
export type Bloc = { readonly titre: string; readonly faits: readonly Fait[] }
