import { ALPHABET } from '#domain/shared/identifiant'

/** Random bytes that make one private address. Five bits of each byte are kept, 160 bits in all. */
export const OCTETS_JETON = 32

export const tirerJetonAgenda = (octets: Uint8Array): string =>
  Array.from(octets.slice(0, OCTETS_JETON), (octet) => ALPHABET[octet % ALPHABET.length]).join('')

export type AgendaInconnu = { readonly _tag: 'AgendaInconnu' }

export const AGENDA_INCONNU: AgendaInconnu = { _tag: 'AgendaInconnu' }
