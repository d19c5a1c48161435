import type { MemoryStore } from './memory-store.ts'

/** Who called goes: the person by what the estimate names, or by the order that it became. The figure stays. */
export const oublierAppels = (store: MemoryStore, clientId: string): void => {
  const client = store.clients.get(clientId)
  if (client === undefined) return
  for (const faite of store.estimations.values()) {
    const commande = faite.prestation === null ? undefined : store.prestations.get(faite.prestation.id)
    const sien =
      faite.contact?.email === client.email ||
      faite.contact?.telephone === client.telephone ||
      commande?.clientId === clientId
    if (sien) store.estimations.set(faite.id, { ...faite, contact: null, notes: '' })
  }
}
