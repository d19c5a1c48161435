/** SHA-256 in hexadecimal, of bytes or of a text in UTF-8: tells whether a content is the one that was seen. */
export type ContentHash = (contenu: Uint8Array | string) => string
