import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ChoixDeMessages, MessageRegister } from '#application/ports/message-register'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import type { Fil } from '#domain/message/fil'
import type { StatutMessage } from '#domain/message/statut-message'
import { correspond } from '#domain/recherche/clef-de-recherche'
import { clefDeMessage } from '#domain/recherche/clefs'
import type { MemoryStore } from './memory-store.ts'
import { pageEnMemoire } from './page-en-memoire.ts'

const versRegistre = (store: MemoryStore, fil: Fil): FilDuRegistre => {
  const client = fil.clientId === null ? undefined : store.clients.get(fil.clientId)
  if (client === undefined) return { fil, client: null, prestation: null }
  const derniere = [...store.prestations.values()]
    .filter(({ clientId }) => clientId === client.id)
    .map(({ prestation }) => prestation)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
  return {
    fil,
    client: { nom: client.nom, telephone: client.telephone },
    prestation: derniere ? { description: derniere.description, service: derniere.estimation.service } : null,
  }
}

const choisi =
  ({ statut, mots }: ChoixDeMessages) =>
  (fil: Fil): boolean =>
    (statut === null || fil.message.statut === statut) && correspond(clefDeMessage(fil), mots)

/** The register of messages in memory. */
export const makeMemoryMessageRegister = (store: MemoryStore): MessageRegister => ({
  lister: (choix) =>
    TE.fromIO(() => {
      const id = ({ message }: Fil): string => message.id
      const sens = choix.tri === 'recents' ? 'desc' : 'asc'
      const fils = [...store.messages.values()].filter(choisi(choix))
      const page = pageEnMemoire(fils, { clef: id, id, sens }, choix.page, choix.mots.length > 0)
      return { ...page, elements: page.elements.map((fil) => versRegistre(store, fil)) }
    }),
  parId: (id) =>
    TE.fromIO(() => {
      const fil = store.messages.get(id)
      return fil === undefined ? O.none : O.some(versRegistre(store, fil))
    }),
  chiffres: () =>
    TE.fromIO(() => {
      const combien = (statut: StatutMessage): number =>
        [...store.messages.values()].filter(({ message }) => message.statut === statut).length
      return { nouveau: combien('nouveau'), lu: combien('lu'), traité: combien('traité') }
    }),
  changerStatut: (id, statut, version) =>
    TE.fromIO(() => {
      const fil = store.messages.get(id)
      if (fil === undefined || (version !== null && fil.version !== version)) return false
      store.messages.set(id, { ...fil, message: { ...fil.message, statut }, version: fil.version + 1 })
      return true
    }),
})
