import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { LotsDeLignes } from '../export/extraits.ts'

/** What lots add up to, read one after the other: none is kept. */
export const plierLots =
  <L, A>(depart: A, ajouter: (avant: A, lot: readonly L[]) => A) =>
  (lots: LotsDeLignes<L>): TE.TaskEither<PortFailure, A> =>
    TE.tryCatch(async () => {
      let somme = depart
      for await (const lot of lots) somme = ajouter(somme, lot)
      return somme
    }, portFailure('comptabilité'))
