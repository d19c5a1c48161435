import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { CommuneTable } from '#application/ports/commune-table'
import type { Lieu } from '#domain/zone/lieu'
import { classerVilles } from '#domain/zone/ville'

/** What the table knows of one postcode; `centre` is `null` far from the base. */
export type CodePostalConnu = {
  readonly codePostal: string
  readonly villes: readonly string[]
  readonly centre: Lieu | null
}

export const makeMemoryCommuneTable = (connus: readonly CodePostalConnu[] = []): CommuneTable => {
  const trouver = (codePostal: string): CodePostalConnu | undefined =>
    connus.find((connu) => connu.codePostal === codePostal)
  return {
    villes: (codePostal) => classerVilles(trouver(codePostal)?.villes ?? []),
    centre: (codePostal) => pipe(trouver(codePostal)?.centre, O.fromNullable),
  }
}
