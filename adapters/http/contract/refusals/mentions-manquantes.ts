import * as t from 'io-ts'
import type { HorlogeEnArriere } from '#domain/facturation/moment-d-emission'
import type { MentionsManquantes } from '#domain/facturation/preparer-facture'
import type { RefusalTable } from '../refusal.ts'

/** Nothing is issued while the law wants more on it, nor before what was issued already. */
export const REFUS_MENTIONS: RefusalTable<MentionsManquantes | HorlogeEnArriere> = {
  HorlogeEnArriere: {
    status: 409,
    code: 'HORLOGE_EN_ARRIERE',
    message: () =>
      'L’horloge de la machine est revenue en arrière\u00a0: ce document serait daté d’avant le précédent. Remettez-la à l’heure, puis recommencez.',
  },
  MentionsManquantes: {
    status: 422,
    code: 'MENTIONS_MANQUANTES',
    message: () =>
      'Il manque à cette facture des mentions obligatoires. Complétez l’identité de l’entreprise ou les coordonnées du client.',
    data: ({ mentions }) => ({ mentions }),
  },
}

/** A mention that the law wants on a document, and where the law says so. */
export const MentionManquanteReply = t.readonly(t.strict({ code: t.string, fondement: t.string }))

export type MentionManquanteReply = t.TypeOf<typeof MentionManquanteReply>
