/** The password that opens a new account. It is drawn when the mail leaves, so that no secret waits in a queue. */
export type MotDePasseTemporaire = string & { readonly MotDePasseTemporaire: unique symbol }

export const VALIDITE_HEURES = 72

/** 24 letters of 57 give 139 bits; from 112 bits on no slow hash is needed. */
const LONGUEUR = 24

const CARACTERES = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

const MAJUSCULE = /\p{Lu}/u
const MINUSCULE = /\p{Ll}/u
const CHIFFRE = /\d/

/** Random bytes for one draw. Some are discarded so that all letters are equally likely. */
export const OCTETS_TIRAGE = 64

/** `null` when the draw lacks an upper case letter, a lower case letter or a digit, or runs out of bytes: draw again. */
export const motDePasseTemporaire = (octets: Uint8Array): MotDePasseTemporaire | null => {
  const equitables = Array.from(octets).filter((octet) => octet < 256 - (256 % CARACTERES.length))
  const texte = equitables
    .slice(0, LONGUEUR)
    .map((octet) => CARACTERES[octet % CARACTERES.length])
    .join('')
  const conforme = texte.length === LONGUEUR && [MAJUSCULE, MINUSCULE, CHIFFRE].every((regle) => regle.test(texte))
  return conforme ? (texte as MotDePasseTemporaire) : null
}

export const expirationDe = (instant: Date): Date => new Date(instant.getTime() + VALIDITE_HEURES * 3_600_000)
