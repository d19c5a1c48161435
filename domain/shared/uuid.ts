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
