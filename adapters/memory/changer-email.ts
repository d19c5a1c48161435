import { ANCIENNE_ADRESSE, NOUVELLE_ADRESSE, REINITIALISATION } from '#domain/courrier/courrier'
import type { Correction } from '#domain/registre/coordonnees'
import { deposerCourrier } from './deposer-courrier.ts'
import type { MemoryStore } from './memory-store.ts'

/** What goes with the mail address of an account that has just been written, but for its orders. */
export const changerEmail = (
  store: MemoryStore,
  clientId: string,
  { avant: { email: ancien }, apres: { email } }: Correction,
  instant: Date,
): void => {
  const client = store.clients.get(clientId)
  if (client === undefined) return
  store.clients.set(clientId, { ...client, motDePasse: null, temporaire: null, jetonVersion: client.jetonVersion + 1 })
  for (const [id, fil] of store.messages) {
    if (fil.clientId === clientId) store.messages.set(id, { ...fil, message: { ...fil.message, email } })
  }
  for (const [id, faite] of store.estimations) {
    if (faite.contact?.email === ancien) store.estimations.set(id, { ...faite, contact: { ...faite.contact, email } })
  }
  for (const [id, courrier] of store.courriers) {
    const ouvre = courrier.genre === REINITIALISATION || courrier.genre === NOUVELLE_ADRESSE
    if (ouvre && courrier.email === ancien) store.courriers.delete(id)
  }
  deposerCourrier(store, { genre: NOUVELLE_ADRESSE, email }, instant)
  deposerCourrier(store, { genre: ANCIENNE_ADRESSE, email: ancien, clientId }, instant)
}
