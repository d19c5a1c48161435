export type Bloc =
  | string
  | { readonly liste: readonly string[] }
  | { readonly faits: readonly (readonly [nom: string, valeur: string])[] }
  | { readonly lien: string; readonly href: string }

export type Section = { readonly id: string; readonly titre: string; readonly blocs: readonly Bloc[] }

export type Texte = { readonly titre: string; readonly chapeau: string; readonly sections: readonly Section[] }
