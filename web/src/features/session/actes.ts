import type * as TE from '#fp/TaskEither'

/** A change that this tab asked for, and what it was asked about. */
export type Acte = { readonly sur: string; readonly enCours: boolean }

const actes = new Set<Acte>()
const ecouteurs = new Set<() => void>()

/** Remembers a change for those who follow the news, who are told when it has ended. */
export const noterActe =
  <E, A>(sur: string, acte: TE.TaskEither<E, A>): TE.TaskEither<E, A> =>
  async () => {
    if (ecouteurs.size === 0) return acte()
    const enCours: Acte = { sur, enCours: true }
    actes.add(enCours)
    try {
      return await acte()
    } finally {
      actes.delete(enCours)
      actes.add({ sur, enCours: false })
      ecouteurs.forEach((ecouteur) => ecouteur())
    }
  }

/** Calls at the end of each change; answers how to stop. */
export const apresChaqueActe = (quand: () => void): (() => void) => {
  ecouteurs.add(quand)
  return () => {
    ecouteurs.delete(quand)
    if (ecouteurs.size === 0) actes.clear()
  }
}

/** What this tab changes, and what it changed whose news have not come back. */
export const actesNotes = (): readonly Acte[] => [...actes]

/** Those that had ended when the news were asked for are among them. */
export const oublierActes = (notes: readonly Acte[]): void =>
  notes.filter(({ enCours }) => !enCours).forEach((acte) => actes.delete(acte))
