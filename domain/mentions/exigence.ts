import type { DateCivile } from '#domain/calendrier/date-civile'

type Datee = {
  readonly code: string
  /** The text of law. */
  readonly fondement: string
  readonly du: DateCivile
  /** Last day, inclusive; `null` while it is in force. */
  readonly au: DateCivile | null
}

const estEnVigueur = ({ du, au }: Datee, jour: DateCivile): boolean => du <= jour && (au === null || jour <= au)

/** A legal sentence with its period, so that a document keeps the text of its day. */
export type Mention = Datee & { readonly texte: string }

/** `precision` limits the sentence to some cases; without it, it applies to all. */
export const depuis = <P extends object>(
  du: string,
  code: string,
  texte: string,
  fondement: string,
  precision = {} as P,
): Mention & P => ({ code, texte, fondement, du: du as DateCivile, au: null, ...precision })

export const mentionsEnVigueur = <M extends Mention>(mentions: readonly M[], jour: DateCivile): readonly M[] =>
  mentions.filter((mention) => estEnVigueur(mention, jour))

/** A compulsory mention; `tenue` is true if the document contains it. */
export type Exigence<P> = Datee & { readonly tenue: (piece: P) => boolean }

export type EtatDeMention = Datee & { readonly tenue: boolean }

export const exiger = <P>(code: string, fondement: string, du: string, tenue: (piece: P) => boolean): Exigence<P> => ({
  code,
  fondement,
  du: du as DateCivile,
  au: null,
  tenue,
})

export const etatDesMentions = <P>(
  exigences: readonly Exigence<P>[],
  piece: P,
  jour: DateCivile,
): readonly EtatDeMention[] =>
  exigences
    .filter((exigence) => estEnVigueur(exigence, jour))
    .map(({ tenue, ...exigence }) => ({ ...exigence, tenue: tenue(piece) }))

/** The compulsory mentions that a document lacks. It can be issued only if there are none. */
export const mentionsAbsentes = <P>(
  exigences: readonly Exigence<P>[],
  piece: P,
  jour: DateCivile,
): readonly EtatDeMention[] => etatDesMentions(exigences, piece, jour).filter(({ tenue }) => !tenue)

export const dit = (...textes: readonly string[]): boolean => textes.every((texte) => texte.trim() !== '')
