import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import type { MessageStore } from '#application/ports/message-store'
import { type Fil, MESSAGE_INCONNU } from '#domain/message/fil'
import { avecSuite, genreDeSuite, ouvrirFil } from '#domain/message/suite'
import { deposerCourrier } from './deposer-courrier.ts'
import type { MemoryStore } from './memory-store.ts'

const enregistrer = (store: MemoryStore, fil: Fil) =>
  TE.fromIO(() => {
    const { id: messageId, creeLe } = fil.message
    store.messages.set(messageId, fil)
    deposerCourrier(store, { genre: 'message_entreprise', messageId, reponseId: null }, creeLe)
  })

/** Messages in memory, with the promises of the database. */
export const makeMemoryMessageStore = (store: MemoryStore): MessageStore => ({
  enregistrer: (message) => enregistrer(store, ouvrirFil(message)),
  enregistrerDeClient: ({ message, ...client }) => enregistrer(store, ouvrirFil(message, client)),
  poursuivre: (id, decider) =>
    TE.fromIOEither(() => {
      const fil = store.messages.get(id)
      if (fil === undefined) return E.left(MESSAGE_INCONNU)
      const suite = decider(fil)
      if (E.isLeft(suite)) return suite
      const { reponse } = suite.right
      const apres = avecSuite(fil, suite.right)
      store.messages.set(id, apres)
      deposerCourrier(store, { genre: genreDeSuite(suite.right), messageId: id, reponseId: reponse.id }, reponse.le)
      return E.right(apres)
    }),
})
