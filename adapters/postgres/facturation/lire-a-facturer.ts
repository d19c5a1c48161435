import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { PrestationId } from '#domain/prestation/reference'
import { makePostgresDossierStore } from '../prestation/postgres-dossier-store.ts'
import { acomptes, dePrestation, facturesDAcompte } from './lire-factures.ts'
import { lireRetractation } from './lire-retractation.ts'

export const verrouiller = async (trx: Knex, statements: readonly string[], clef: string): Promise<void> => {
  for (const statement of statements) await trx.raw(statement, [clef])
}

/** Read once the locks are held. */
export const lireAFacturer = (trx: Knex, id: PrestationId): TE.TaskEither<PortFailure, O.Option<DossierAFacturer>> =>
  pipe(
    TE.Do,
    TE.bind('dossier', () => makePostgresDossierStore(trx).parId(id)),
    TE.bind('acomptes', () => acomptes(trx, id)),
    TE.bind('facturesDAcompte', () => facturesDAcompte(trx, id)),
    TE.bind('factures', () => dePrestation(trx, id)),
    TE.bind('retractation', () => lireRetractation(trx, id)),
    TE.map(({ dossier, retractation, ...comptes }) =>
      O.isSome(dossier)
        ? O.some({ ...comptes, dossier: dossier.value, retractation: O.toNullable(retractation) })
        : O.none,
    ),
  )
