import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ConservationStore } from '#application/ports/conservation-store'
import type { GenreConserve } from '#domain/conservation/calendrier'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { MemoryStore } from './memory-store.ts'
import { RELEVES, type Releve } from './records-at-term.ts'
import { supprimerVersion } from './versions-gardees.ts'

const parDepart = (a: Releve, b: Releve): number => (a.depart < b.depart ? -1 : 1)

const partent = ({ echu, libre }: Releve): boolean => echu && libre

const supprimerFacture = (store: MemoryStore, numero: string): void => {
  for (const [cle, { redigee }] of store.pieces) {
    const { piece } = redigee
    if (cle === numero || (piece.genre === 'avoir' && piece.facture.numero === numero)) store.pieces.delete(cle)
  }
  store.reglements.delete(numero as NumeroPiece)
}

const supprimerAcomptes = ({ acomptes }: MemoryStore, reference: string): void => {
  for (const [id, { origine }] of acomptes) if (origine.reference === reference) acomptes.delete(id)
}

const TABLES: Readonly<Partial<Record<GenreConserve, (store: MemoryStore) => Map<string, unknown>>>> = {
  messages: ({ messages }) => messages,
  estimations: ({ estimations }) => estimations,
  retractations: ({ retractations }) => retractations,
  contrats: ({ archives }) => archives,
  courriels: ({ courriers }) => courriers,
  cles: ({ cles }) => cles,
  freins: ({ freins }) => freins,
}

const supprimer = (store: MemoryStore, genre: GenreConserve, cle: string): void => {
  if (genre === 'factures') supprimerFacture(store, cle)
  else if (genre === 'acomptes') supprimerAcomptes(store, cle)
  else if (genre === 'avenants') supprimerVersion(store, cle)
  else TABLES[genre]?.(store).delete(cle)
}

/** The timetable of retention in memory. */
export const makeMemoryConservationStore = (store: MemoryStore): ConservationStore => ({
  etat: (genre, terme, admins) =>
    TE.fromIO(() => {
      const releves = RELEVES[genre](store, terme, admins).toSorted(parDepart)
      return {
        total: releves.length,
        aTerme: releves.filter(partent).length,
        retenus: releves.filter(({ echu, libre }) => echu && !libre).length,
        plusAncien: releves[0]?.depart ?? null,
      }
    }),
  retirer: (genre, terme, nombre) =>
    TE.fromIO(() => {
      const ceux = RELEVES[genre](store, terme, []).filter(partent).toSorted(parDepart).slice(0, nombre)
      for (const { cle } of ceux) supprimer(store, genre, cle)
      return ceux.length
    }),
  comptes: (genre, terme, { admins, apres, nombre }) =>
    TE.fromIO(() =>
      RELEVES[genre](store, terme, admins)
        .filter(partent)
        .map(({ cle }) => cle)
        .filter((cle) => apres === null || cle > apres)
        .toSorted()
        .slice(0, nombre),
    ),
  contrat: (reference) => TE.fromIO(() => O.fromNullable(store.archives.get(reference))),
})
