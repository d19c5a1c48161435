import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ClientStore } from '#application/ports/client-store'
import type { PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { proposer } from '#domain/recherche/proches'

const UN: PageDeRegistreDemandee = { limite: 1, curseur: null }

export type AvecProches = { readonly proches: readonly string[] }

export const chercherProches = (
  clients: ClientStore,
  q: string,
  trouves: number,
): TE.TaskEither<PortFailure, readonly string[]> => {
  const mots = motsCherches(q)
  if (trouves > 0 || mots.length === 0) return TE.right([])
  const trouve = (saisie: string): TE.TaskEither<PortFailure, readonly string[]> =>
    pipe(
      clients.lister({ mots: motsCherches(saisie), activite: null, tri: 'recents', page: UN }),
      TE.map(({ total }) => (total.total > 0 ? [saisie] : [])),
    )
  return pipe(
    clients.motsProches(mots),
    TE.map((proches) => proposer(mots, proches)),
    // A near word is one of a client; whether one has several together is asked.
    TE.flatMap((proposes) => {
      const [premier] = proposes
      return mots.length > 1 && premier !== undefined ? trouve(premier) : TE.right(proposes)
    }),
  )
}
