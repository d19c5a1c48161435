/** An argon2id hash with all that is needed to make it again. `memoire` in KiB. */
export type Phc = {
  readonly memoire: number
  readonly passes: number
  readonly voies: number
  readonly sel: Uint8Array
  readonly tag: Uint8Array
}

/** The text format of the Password Hashing Competition, version 1.3 of the algorithm. */
const FORME = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{6,})$/

const base64 = (octets: Uint8Array): string => Buffer.from(octets).toString('base64').replace(/=+$/, '')

export const formatPhc = ({ memoire, passes, voies, sel, tag }: Phc): string =>
  `$argon2id$v=19$m=${memoire},t=${passes},p=${voies}$${base64(sel)}$${base64(tag)}`

/** `null` for a text of another form. */
export const parsePhc = (texte: string): Phc | null => {
  const parts = FORME.exec(texte)
  if (parts === null) return null
  const [, memoire, passes, voies, sel = '', tag = ''] = parts
  return {
    memoire: Number(memoire),
    passes: Number(passes),
    voies: Number(voies),
    sel: Buffer.from(sel, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
