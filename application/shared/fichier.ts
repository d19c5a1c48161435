export type Fichier = { readonly nom: string; readonly contenu: Uint8Array }
