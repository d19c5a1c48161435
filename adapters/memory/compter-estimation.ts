import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { MemoryStore } from './memory-store.ts'

/** Adds to the counts of the day on which an estimate was made. */
export const compterEstimation = (
  { estimationsParJour }: MemoryStore,
  creeLe: Date,
  { faites, commandees }: { readonly faites: number; readonly commandees: number },
): void => {
  const jour = dateParis(creeLe)
  const compte = estimationsParJour.get(jour) ?? { faites: 0, commandees: 0 }
  estimationsParJour.set(jour, { faites: compte.faites + faites, commandees: compte.commandees + commandees })
}
