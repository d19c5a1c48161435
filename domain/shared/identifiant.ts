/** 32 characters without I, L, O and U, which are misread or misheard (Crockford base 32). */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const OCTETS_IDENTITE = 16

const HORODATAGE_LONGUEUR = 10

export const FORME_IDENTIFIANT = new RegExp(`^[${ALPHABET}]{${HORODATAGE_LONGUEUR + OCTETS_IDENTITE}}$`)

const lettres = (octets: Iterable<number>): string => Array.from(octets, (octet) => ALPHABET[octet % 32]).join('')

/** Ten characters that sort like the instant, to the millisecond. */
const horodatage = (instant: Date): string => {
  const rangs = Array.from({ length: HORODATAGE_LONGUEUR }, (_, rang) => HORODATAGE_LONGUEUR - 1 - rang)
  return lettres(rangs.map((rang) => Math.floor(instant.getTime() / 32 ** rang) % 32))
}

/** An id of 26 characters, from its instant and `OCTETS_IDENTITE` random bytes, all of which it uses. */
export const tirerIdentifiant = (instant: Date, octets: Uint8Array): string =>
  `${horodatage(instant)}${lettres(octets.slice(0, OCTETS_IDENTITE))}`
