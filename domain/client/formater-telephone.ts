import type { Telephone } from './telephone.ts'

/** As people read it: `06 12 34 56 78`, with spaces that never break. */
export const formaterTelephone = (telephone: Telephone): string =>
  `0${telephone.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1\u00a0')
