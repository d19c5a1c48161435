import type * as TE from '#fp/TaskEither'

/** A change that this tab asked for; `fin` is `null` until its answer came. Milliseconds since 1970. */
export type Acte = { readonly sur: string; readonly fin: number | null }

/** Longer than the news of a change takes to come back, in milliseconds. */
const MEMOIRE_MS = 10_000

const actes = new Set<Acte>()

const oublier = (maintenant: number): void => {
  for (const acte of actes) if (acte.fin !== null && acte.fin < maintenant - MEMOIRE_MS) actes.delete(acte)
}

/** Remembers a change while it is under way and a little longer. `sur`: what it was asked about. */
export const noterActe =
  <E, A>(sur: string, acte: TE.TaskEither<E, A>): TE.TaskEither<E, A> =>
  async () => {
    const enCours: Acte = { sur, fin: null }
    actes.add(enCours)
    try {
      return await acte()
    } finally {
      actes.delete(enCours)
      actes.add({ sur, fin: Date.now() })
      oublier(Date.now())
    }
  }

/** What this tab changed just now. */
export const actesRecents = (maintenant: number): readonly Acte[] => {
  oublier(maintenant)
  return [...actes]
}
