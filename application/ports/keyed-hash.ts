/** A keyed hash of a text for one purpose: links that cannot be forged, secrets that need not be kept. */
export type KeyedHash = {
  readonly empreinte: (usage: string, texte: string) => string
  /** Compares in constant time. */
  readonly correspond: (usage: string, texte: string, empreinte: string) => boolean
}
