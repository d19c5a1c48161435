import type { DevisIncomplet } from '#domain/devis/devis-complet'
import type { RefusalTable } from '../refusal.ts'

/** A quote that lacks a mention of the law is neither offered nor handed out. */
export const REFUS_DE_DEVIS_INCOMPLET: RefusalTable<DevisIncomplet> = {
  DevisIncomplet: {
    status: 409,
    code: 'DEVIS_INCOMPLET',
    message: () =>
      'Il manque à ce devis des mentions obligatoires\u00a0: il ne peut pas être établi. L’entreprise doit compléter son identité.',
    data: ({ mentions }) => ({ mentions }),
  },
}
