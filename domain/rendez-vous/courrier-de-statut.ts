import * as t from 'io-ts'
import { Statut } from '#domain/prestation/statut'
import { Annonce } from './courrier-de-rendez-vous.ts'

/** A change of statut as its mail tells it, with the dates that it withdraws. A cancellation has a mail of its own. */
export const ChangementDeStatut = t.readonly(
  t.strict({ de: Statut, vers: Statut, motif: t.string, retrait: t.union([Annonce, t.null]) }),
)

export type ChangementDeStatut = t.TypeOf<typeof ChangementDeStatut>

/** The statuts whose coming matters to the client; back in the queue, nothing changed that a mail could explain. */
const STATUTS_DITS: readonly Statut[] = ['en_cours', 'terminé']

/** Whether the client is told of a change. */
export const estDit = ({ vers }: Pick<ChangementDeStatut, 'vers'>): boolean => STATUTS_DITS.includes(vers)
