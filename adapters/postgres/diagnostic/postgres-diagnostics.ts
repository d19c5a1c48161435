import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DiagnosticsRepository } from '#application/ports/diagnostics-repository'
import type { PortFailure } from '#application/shared/port-failure'
import { CLIENTS_MONTRES, debutObserve, moisDe, moisMontres } from '#domain/diagnostic/releve'
import { tirerIdentifiant } from '#domain/shared/identifiant'
import { query } from '../query.ts'
import { decodeRow, Instant, type Result } from '../rows.ts'
import { fromReleveRow, ReleveRow } from './releve-row.ts'
import { CONFIRMER, DERNIER, EMPREINTE, ETAT, RELEVER, SEUL } from './releve-sql.ts'

const PORT = 'diagnostics'

const EtatRow = t.strict({ releve_le: Instant, empreinte: t.string })

const rowOf = async <A>(
  trx: Knex,
  codec: t.Decoder<unknown, A>,
  sql: string,
  bindings: Readonly<Record<string, string>> = {},
): Promise<O.Option<A>> => {
  const row = decodeRow(PORT, codec)(await trx.raw<Result>(sql, bindings))
  if (E.isLeft(row)) throw row.left.cause
  return row.right
}

const premierMois = (instant: Date): string => moisMontres(instant)[0] ?? moisDe(instant)

const bindingsOf = (instant: Date, empreinte: string) => {
  const debut = debutObserve(instant)
  return {
    instant,
    empreinte,
    debut,
    depuisId: tirerIdentifiant(debut, new Uint8Array()),
    premierMois: premierMois(instant),
    clients: CLIENTS_MONTRES,
  }
}

/** One at a time. As long as nothing changed within a month, figures that were taken are still right. */
const relever = async (trx: Knex, instant: Date, avant: Date): Promise<boolean> => {
  await trx.raw(SEUL)
  const etat = await rowOf(trx, EtatRow, ETAT)
  if (O.isSome(etat) && etat.value.releve_le > avant) return false
  const lue = await rowOf(trx, t.strict({ empreinte: t.string }), EMPREINTE, { premierMois: premierMois(instant) })
  const empreinte = `${moisDe(instant)} ${O.isSome(lue) ? lue.value.empreinte : ''}`
  const pareille = O.isSome(etat) && etat.value.empreinte === empreinte
  if (pareille) await trx.raw(CONFIRMER, { instant })
  else await trx.raw(RELEVER, bindingsOf(instant, empreinte))
  return true
}

/** Figures kept in PostgreSQL: reading them takes the same time however much there is. */
export const makePostgresDiagnostics = (knex: Knex): DiagnosticsRepository => ({
  dernier: () =>
    pipe(
      query(PORT, () => knex.raw<Result>(DERNIER)),
      TE.flatMapEither(decodeRow(PORT, ReleveRow)),
      TE.map(O.map(fromReleveRow)),
    ),
  relever: (instant, avant): TE.TaskEither<PortFailure, boolean> =>
    query(PORT, () => knex.transaction((trx) => relever(trx, instant, avant))),
})
