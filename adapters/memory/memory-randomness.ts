import type { Randomness } from '#application/ports/ports'

/** Bytes that look drawn but are the same for the same seed (xorshift on 32 bits). For tests and demo data only. */
export const makeMemoryRandomness = (graine = 1): Randomness => {
  let etat = graine === 0 ? 1 : graine
  const octet = (): number => {
    etat ^= etat << 13
    etat ^= etat >>> 17
    etat ^= etat << 5
    return etat & 0xff
  }
  return { octets: (nombre) => Uint8Array.from({ length: nombre }, octet) }
}
