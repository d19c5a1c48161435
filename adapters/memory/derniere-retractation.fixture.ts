import type { PrestationId } from '#domain/prestation/reference'
import type { DeclarationRecue } from '#domain/retractation/declaration'
import { estRetractee } from '#domain/retractation/reprise'
import { aEffet, type Verdict } from '#domain/retractation/verdict'
import type { MemoryStore } from './memory-store.fixture.ts'

export const parAge = (a: DeclarationRecue, b: DeclarationRecue): number => (a.id < b.id ? -1 : 1)

/** The verdict of the last effective withdrawal from an order that was not taken up again since; `null` without one. */
export const derniereRetractation = (store: MemoryStore, id: PrestationId): Verdict | null => {
  const derniere = [...store.retractations.values()]
    .toSorted(parAge)
    .findLast(({ prestationId, verdict }) => prestationId === id && aEffet(verdict) && !verdict.repetee)
  return derniere !== undefined && estRetractee(store.evenements.get(id) ?? []) ? derniere.verdict : null
}
