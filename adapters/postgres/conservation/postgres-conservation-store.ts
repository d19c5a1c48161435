import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ConservationStore, EtatConserve, Terme } from '#application/ports/conservation-store'
import type { PortFailure } from '#application/shared/port-failure'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { Email } from '#domain/client/email'
import type { GenreConserve } from '#domain/conservation/calendrier'
import { many } from '../query.ts'
import { lireContrat } from './lire-contrat.ts'
import { RELEVES } from './records-sql.ts'

const PORT = 'conservation'

const EtatRow = t.strict({
  total: t.number,
  aTerme: t.number,
  retenus: t.number,
  plusAncien: t.union([CodecDateCivile, t.null]),
})

const compter = (filtre: string): string => `cast(count(*) filter (where ${filtre}) as integer)`

const lireEtat = (
  knex: Knex,
  genre: GenreConserve,
  terme: Terme,
  admins: readonly Email[],
): TE.TaskEither<PortFailure, EtatConserve> =>
  pipe(
    many(
      knex,
      PORT,
      EtatRow,
      `select ${compter('true')} as total, ${compter('echu and libre')} as "aTerme",
           ${compter('echu and not libre')} as retenus, min(depart) as "plusAncien"
         from (${RELEVES[genre].sql}) as releve`,
      { ...terme, admins: [...admins] },
    ),
    TE.map(([etat]) => etat ?? { total: 0, aTerme: 0, retenus: 0, plusAncien: null }),
  )

const PartiRow = t.strict({ parti: t.unknown })

// The oldest first. What follows from a record goes with it; a record may be of several rows.
const retirer = (
  knex: Knex,
  genre: GenreConserve,
  terme: Terme,
  nombre: number,
): TE.TaskEither<PortFailure, number> => {
  const { table, cle, sql } = RELEVES[genre]
  return pipe(
    many(
      knex,
      PORT,
      PartiRow,
      `delete from ${table} where ${cle} in (
           select cle from (${sql}) as releve where echu and libre order by depart limit :nombre
         ) returning ${cle} as parti`,
      { ...terme, nombre },
    ),
    TE.map((rows) => new Set(rows.map(({ parti }) => parti)).size),
  )
}

const CompteRow = t.strict({ cle: t.string })

/** The timetable of retention on PostgreSQL. */
export const makePostgresConservationStore = (knex: Knex): ConservationStore => ({
  etat: (genre, terme, admins) => lireEtat(knex, genre, terme, admins),
  retirer: (genre, terme, nombre) => retirer(knex, genre, terme, nombre),
  comptes: (genre, terme, { admins, apres, nombre }) =>
    pipe(
      many(
        knex,
        PORT,
        CompteRow,
        `select cle from (${RELEVES[genre].sql}) as releve
           where echu and libre and (cast(:apres as uuid) is null or cle > cast(:apres as uuid))
           order by cle limit :nombre`,
        { ...terme, admins: [...admins], apres, nombre },
      ),
      TE.map((rows) => rows.map(({ cle }) => cle)),
    ),
  contrat: (reference) => lireContrat(knex, reference),
})
