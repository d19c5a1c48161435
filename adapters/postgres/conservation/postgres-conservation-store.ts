import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ConservationStore, EtatConserve, Terme } from '#application/ports/conservation-store'
import type { PortFailure } from '#application/shared/port-failure'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { Email } from '#domain/client/email'
import type { GenreConserve } from '#domain/conservation/calendrier'
import type { ContratArchive } from '#domain/conservation/contrat-archive'
import { validationDateDe } from '#domain/rendez-vous/dossier'
import { VERSION } from '../devis/postgres-devis-store.ts'
import { DateRow, datesDe, PRESTATION_COLUMNS, PrestationRow } from '../prestation/dossier-row.ts'
import { columnsOf, InstantJson, joined, many, one, oneOrNone, orNull } from '../query.ts'
import { RELEVES } from './records-sql.ts'

const PORT = 'conservation'

// It is kept as the rows were, under the names of the columns.
const CONTRAT = `
select ${PRESTATION_COLUMNS}, a.jusqu_au as "jusquAu",
  ${datesDe("jsonb_populate_recordset(null::rendez_vous, a.contrat -> 'dates') r", 'd.debut')} as dates,
  (
    select coalesce(jsonb_agg(v order by v.version), '[]')
    from (
      select ${columnsOf(VERSION, 'd')} from jsonb_populate_recordset(null::devis_versions, a.contrat -> 'versions') d
    ) as v
  ) as versions
from contrats_archives a
cross join lateral jsonb_populate_record(null::prestations, a.contrat) p
where a.reference = :reference`

const VersionArchivee = t.strict({ ...VERSION, emiseLe: InstantJson, repondueLe: orNull(InstantJson) })

const ContratRow = joined(
  PrestationRow,
  t.strict({ jusquAu: CodecDateCivile, dates: t.readonlyArray(DateRow), versions: t.readonlyArray(VersionArchivee) }),
  (prestation, reste): ContratArchive => ({
    ...reste,
    prestation: { ...prestation, validationDate: validationDateDe(reste.dates) },
  }),
)

const EtatRow = t.strict({
  total: t.number,
  aTerme: t.number,
  retenus: t.number,
  plusAncien: orNull(CodecDateCivile),
})

const compter = (filtre: string): string => `cast(count(*) filter (where ${filtre}) as integer)`

const lireEtat = (
  knex: Knex,
  genre: GenreConserve,
  terme: Terme,
  admins: readonly Email[],
): TE.TaskEither<PortFailure, EtatConserve> =>
  one(
    knex,
    PORT,
    EtatRow,
    `select ${compter('true')} as total, ${compter('echu and libre')} as "aTerme",
       ${compter('echu and not libre')} as retenus, min(depart) as "plusAncien"
     from (${RELEVES[genre].sql}) as releve`,
    { ...terme, admins },
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
        { ...terme, admins, apres, nombre },
      ),
      TE.map((rows) => rows.map(({ cle }) => cle)),
    ),
  contrat: (reference) => oneOrNone(knex, PORT, ContratRow, CONTRAT, { reference }),
})
