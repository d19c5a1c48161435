import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { LienAgenda, LienAgendaStore } from '#application/ports/lien-agenda-store'

/** The private address of the agenda in memory. */
export const makeMemoryLienAgendaStore = (): LienAgendaStore => {
  let pose: O.Option<LienAgenda> = O.none
  const remplacer = (lien: O.Option<LienAgenda>) =>
    TE.fromIO(() => {
      pose = lien
    })
  return {
    lire: () => TE.fromIO(() => pose),
    poser: (lien) => remplacer(O.some(lien)),
    revoquer: () => remplacer(O.none),
  }
}
