import type { DateCivile } from '#domain/calendrier/date-civile'

export type Exigence<P> = {
  readonly code: string
  readonly fondement: string
  readonly du: DateCivile
  readonly au: DateCivile | null
  readonly tenue: (piece: P) => boolean
}

export type EtatDeMention = Omit<Exigence<never>, 'tenue'> & { readonly tenue: boolean }

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
    .filter(({ du, au }) => du <= jour && (au === null || jour <= au))
    .map(({ tenue, ...exigence }) => ({ ...exigence, tenue: tenue(piece) }))

/** Missing compulsory mentions. A document with any is not issued. */
export const mentionsAbsentes = <P>(
  exigences: readonly Exigence<P>[],
  piece: P,
  jour: DateCivile,
): readonly EtatDeMention[] => etatDesMentions(exigences, piece, jour).filter(({ tenue }) => !tenue)

export const dit = (...textes: readonly string[]): boolean => textes.every((texte) => texte.trim() !== '')
