import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import type { CompteStore } from '#application/ports/compte-store'
import { portFailure } from '#application/shared/port-failure'
import type { MemoryStore } from './memory-store.ts'

/** Passwords of accounts in memory. */
export const makeMemoryCompteStore = (store: MemoryStore): CompteStore => ({
  poserMotDePasseTemporaire: (clientId, empreinte, expireLe) =>
    TE.fromIOEither(() => {
      const client = store.clients.get(clientId)
      if (client === undefined) return E.left(portFailure('comptes')(new Error('no such account')))
      store.clients.set(clientId, { ...client, motDePasseTemporaire: { empreinte, expireLe } })
      return E.right(undefined)
    }),
})
