import type { DateCivile } from '#domain/calendrier/date-civile'

/** A legal sentence, the text it rests on, and the days on which documents carry it. */
export type Mention = {
  readonly code: string
  readonly texte: string
  readonly fondement: string
  readonly du: DateCivile
  /** Last day, inclusive; `null` while it is in force. */
  readonly au: DateCivile | null
}

const depuis = (du: string, code: string, texte: string, fondement: string): Mention => ({
  code,
  texte,
  fondement,
  du: du as DateCivile,
  au: null,
})

/** Dated, so that a document keeps the text of the day it was issued. */
export const MENTIONS_DEVIS: readonly Mention[] = [
  depuis('2014-01-01', 'tva', 'TVA non applicable, art. 293 B du CGI.', 'CGI, art. 293 B'),
  depuis('2017-03-31', 'gratuit', 'Devis gratuit.', 'Arrêté du 24 janvier 2017, art. 4'),
  depuis(
    '2016-10-01',
    'prix-nets',
    'Prix nets, toutes taxes comprises. Vous ne payez rien en ligne\u00a0: le règlement a lieu après l’intervention.',
    'Code de la consommation, art. L. 112-1',
  ),
  depuis(
    '2016-10-01',
    'majoration',
    'Prix d’une intervention en semaine\u00a0: le travail est majoré le samedi, le dimanche et les jours fériés, jamais sans votre accord.',
    'Code de la consommation, art. L. 111-1',
  ),
]

export const mentionsAu = (mentions: readonly Mention[], jour: DateCivile): readonly Mention[] =>
  mentions.filter((mention) => mention.du <= jour && (mention.au === null || jour <= mention.au))
