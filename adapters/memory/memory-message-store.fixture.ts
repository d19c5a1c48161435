import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pageDe } from '#application/shared/page'
import type { CleConnue } from '#application/ports/prestation-store'
import type { EnvoiConnu, MessageStore } from '#application/ports/message-store'
import { type Fil, MESSAGE_INCONNU } from '#domain/message/fil'
import { avecSuite, courrielDeSuite } from '#domain/message/suite'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import { enBaseSeulement, type MemoryStore } from './memory-store.fixture.ts'

const CLE_CONNUE: CleConnue = { _tag: 'CleConnue' }

const parCle = (store: MemoryStore, cle: O.Option<string>): O.Option<EnvoiConnu> => {
  const courrier = [...store.courriers.values()].find((un) => un.cle !== undefined && un.cle === O.toNullable(cle))
  if (courrier === undefined || !('messageId' in courrier)) return O.none
  const fil = store.messages.get(courrier.messageId)
  return fil === undefined ? O.none : O.some({ fil, reponseId: courrier.reponseId })
}

const enregistrer = (store: MemoryStore, fil: Fil, cle: O.Option<string>) =>
  TE.fromIOEither((): E.Either<CleConnue, void> => {
    if (O.isSome(parCle(store, cle))) return E.left(CLE_CONNUE)
    const { id: messageId, creeLe } = fil.message
    store.messages.set(messageId, fil)
    const courrier = { genre: 'message_entreprise', messageId, reponseId: null } as const
    deposerCourrier(store, courrier, creeLe, creeLe, O.toNullable(cle))
    return E.right(undefined)
  })

export const makeMemoryMessageStore = (store: MemoryStore): MessageStore => ({
  enregistrer: (fil, cle = O.none) => enregistrer(store, fil, cle),
  poursuivre: (id, decider, cle = O.none) =>
    TE.fromIOEither(() => {
      const fil = store.messages.get(id)
      if (fil === undefined) return E.left(MESSAGE_INCONNU)
      const suite = decider(fil)
      if (E.isLeft(suite)) return suite
      if (O.isSome(parCle(store, cle))) return E.left(CLE_CONNUE)
      const { reponse } = suite.right
      const apres = avecSuite(fil, suite.right)
      store.messages.set(id, apres)
      const courrier = { genre: courrielDeSuite(suite.right), messageId: id, reponseId: reponse.id }
      deposerCourrier(store, courrier, reponse.le, reponse.le, O.toNullable(cle))
      return E.right(apres)
    }),
  parCle: (cle) => TE.fromIO(() => parCle(store, O.some(cle))),
  parId: (id) => TE.fromIO(() => O.fromNullable(store.messages.get(id))),
  duClient: (clientId, { limite, curseur }) =>
    TE.fromIO(() => {
      const fils = [...store.messages.values()]
        .filter((fil) => fil.clientId === clientId)
        .toSorted((a, b) => (a.message.id < b.message.id ? 1 : -1))
      const suite = fils.filter(({ message }) => curseur === null || message.id < curseur)
      return pageDe(suite.slice(0, limite + 1), limite, fils.length, ({ message }) => message.id)
    }),
  fiche: (id) =>
    TE.fromIO(() =>
      O.map((fil: Fil) => ({ fil, client: null, prestation: null }))(O.fromNullable(store.messages.get(id))),
    ),
  changerStatut: (id, statut) =>
    TE.fromIO(() => {
      const fil = store.messages.get(id)
      if (fil === undefined) return false
      store.messages.set(id, { ...fil, message: { ...fil.message, statut }, version: fil.version + 1 })
      return true
    }),
  lister: enBaseSeulement,
  chiffres: enBaseSeulement,
  nouveaux: enBaseSeulement,
})
