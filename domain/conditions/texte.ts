/** A piece of a legal text: a paragraph, a list, facts with their names, or a way to another page or site. */
export type Bloc =
  | string
  | { readonly liste: readonly string[] }
  | { readonly faits: readonly (readonly [nom: string, valeur: string])[] }
  | { readonly lien: string; readonly href: string }

export type Section = {
  /** Anchor, without `#`. */
  readonly id: string
  readonly titre: string
  readonly blocs: readonly Bloc[]
}

/** A whole text, whatever the medium that shows it. */
export type Texte = { readonly titre: string; readonly chapeau: string; readonly sections: readonly Section[] }
