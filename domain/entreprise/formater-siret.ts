/** As documents write it: the SIREN in threes, then the establishment, `123 456 782 00010`, with spaces that never break. */
export const formaterSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
