import * as E from '#fp/Either'
import type { LireAgendaPrive } from '#application/ports/absence-store'
import type { Occupation } from '#domain/agenda/absence'
import type { EchecDeLecture } from '#domain/agenda/calendrier-prive'

type Reponse = E.Either<EchecDeLecture, readonly Occupation[]>

/** Private calendars by address, without a network; `lectures` counts the readings. */
export type MemoryAgendaPrive = LireAgendaPrive & {
  readonly repondre: (adresse: string, reponse: Reponse) => void
  readonly lectures: () => number
}

export const makeMemoryAgendaPrive = (): MemoryAgendaPrive => {
  const reponses = new Map<string, Reponse>()
  let lectures = 0
  const lire: LireAgendaPrive = (adresse) => async () => {
    lectures += 1
    return reponses.get(adresse) ?? E.left('injoignable')
  }
  return Object.assign(lire, {
    repondre: (adresse: string, reponse: Reponse) => void reponses.set(adresse, reponse),
    lectures: () => lectures,
  })
}
