import type { MentionsManquantes } from '#domain/facturation/preparer-facture'
import type { RefusalTable } from '../refusal.ts'

/** Nothing is issued while the law wants more on it. */
export const REFUS_MENTIONS: RefusalTable<MentionsManquantes> = {
  MentionsManquantes: {
    status: 422,
    code: 'MENTIONS_MANQUANTES',
    message: () =>
      'Il manque à cette facture des mentions obligatoires. Complétez l’identité de l’entreprise ou les coordonnées du client.',
    data: ({ mentions }) => ({ mentions }),
  },
}
