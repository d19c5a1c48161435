/** As documents print it: `123 456 782`, with spaces that never break. What is no such number stays as it is. */
export const formaterSiren = (siren: string): string =>
  siren.trim().replace(/^(\d{3})[\s.]?(\d{3})[\s.]?(\d{3})$/, '$1\u00a0$2\u00a0$3')
