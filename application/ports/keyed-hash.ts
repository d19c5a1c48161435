export type KeyedHash = {
  readonly empreinte: (usage: string, texte: string) => string
  /** Compares in constant time. */
  readonly correspond: (usage: string, texte: string, empreinte: string) => boolean
}
