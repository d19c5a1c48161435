import * as t from 'io-ts'
import { Statut } from '#domain/prestation/statut'
import { Annonce } from './courrier-de-rendez-vous.ts'

export const ChangementDeStatut = t.readonly(
  t.strict({ de: Statut, vers: Statut, motif: t.string, retrait: t.union([Annonce, t.null]) }),
)

export type ChangementDeStatut = t.TypeOf<typeof ChangementDeStatut>

/** The statuts that the client is told of. Setting one back to `en_attente` sends no mail. */
const STATUTS_DITS: readonly Statut[] = ['en_cours', 'terminé']

export const estDit = ({ vers }: Pick<ChangementDeStatut, 'vers'>): boolean => STATUTS_DITS.includes(vers)
