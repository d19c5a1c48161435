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
    const ouvre = courrier.genre === 'reinitialisation' || courrier.genre === 'nouvelle_adresse'
    if (ouvre && courrier.email === ancien) store.courriers.delete(id)
  }
  deposerCourrier(store, { genre: 'nouvelle_adresse', email }, instant)
  deposerCourrier(store, { genre: 'ancienne_adresse', email: ancien, clientId }, instant)
}
