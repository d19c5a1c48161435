/** A date as typed in the modal; `cle` tells one line from another. */
export type DateSaisie = { readonly cle: number; readonly jour: string; readonly heure: string }

/** The modal as it opens. */
export const UNE_LIGNE: readonly DateSaisie[] = [{ cle: 1, jour: '', heure: '' }]
