export type ContentHash = (contenu: Uint8Array | string) => string
