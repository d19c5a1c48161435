import type { Siren } from './siren.ts'

/** As documents print it: `123 456 782`, with spaces that never break. */
export const formaterSiren = (siren: Siren): string => siren.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')
