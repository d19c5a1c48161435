/** 32 characters without I, L, O and U, which are misread or misheard (Crockford base 32). */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const OCTETS_IDENTITE = 16

const HORODATAGE_LONGUEUR = 10

export const FORME_IDENTIFIANT = new RegExp(`^[${ALPHABET}]{${HORODATAGE_LONGUEUR + OCTETS_IDENTITE}}$`)

const lettres = (octets: Iterable<number>): string => Array.from(octets, (octet) => ALPHABET[octet % 32]).join('')

/** The instant in ten characters that sort by time, to the millisecond. */
const horodatage = (instant: Date): string => {
  const rangs = Array.from({ length: HORODATAGE_LONGUEUR }, (_, rang) => HORODATAGE_LONGUEUR - 1 - rang)
  return lettres(rangs.map((rang) => Math.floor(instant.getTime() / 32 ** rang) % 32))
}

/** An id of 26 characters: its instant, then all of the `OCTETS_IDENTITE` random bytes. */
export const tirerIdentifiant = (instant: Date, octets: Uint8Array): string =>
  `${horodatage(instant)}${lettres(octets.slice(0, OCTETS_IDENTITE))}`

export const OCTETS_UUID = 16

/** A version 4 UUID from `OCTETS_UUID` random bytes (RFC 9562, 5.4). */
export const uuidDe = (octets: Uint8Array): string => {
  const marques = Array.from(octets.slice(0, OCTETS_UUID), (octet, rang) => {
    if (rang === 6) return (octet & 0x0f) | 0x40
    return rang === 8 ? (octet & 0x3f) | 0x80 : octet
  })
  const hex = marques.map((octet) => octet.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
