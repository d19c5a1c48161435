import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ConservationStore, EtatConserve, Terme } from '#application/ports/conservation-store'
import type { PortFailure } from '#application/shared/port-failure'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { Email } from '#domain/client/email'
import type { GenreConserve } from '#domain/conservation/calendrier'
import type { ContratArchive } from '#domain/conservation/contrat-archive'
import { StatutVersion, type VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Reference } from '#domain/prestation/reference'
import { validationDateDe } from '#domain/rendez-vous/dossier'
import { Estimation } from '#domain/tarification/estimation'
import {
  COLONNES_SANS_COMPTE,
  fromPrestationSansCompteRow,
  fromRendezVousRow,
  PrestationSansCompteRow,
  RendezVousRow,
} from '../prestation/dossier-row.ts'
import { InstantJson, many, oneOrNone } from '../query.ts'
import { RELEVES } from './records-sql.ts'

const PORT = 'conservation'

const CONTRAT = `
select a.jusqu_au, a.contrat -> 'dates' as dates, a.contrat -> 'versions' as versions, ${COLONNES_SANS_COMPTE}
from contrats_archives a
cross join lateral jsonb_populate_record(null::prestations, a.contrat) p
where a.reference = :reference`

const VersionArchivee = t.strict({
  version: t.number,
  estimation: Estimation,
  motif: t.string,
  statut: StatutVersion,
  emise_le: InstantJson,
  repondue_le: t.union([InstantJson, t.null]),
  texte_accepte: t.string,
  empreinte: t.string,
})

const ContratRow = t.intersection([
  PrestationSansCompteRow,
  t.strict({
    jusqu_au: CodecDateCivile,
    dates: t.readonlyArray(RendezVousRow),
    versions: t.readonlyArray(VersionArchivee),
  }),
])

const fromVersionArchivee = ({
  emise_le: emiseLe,
  repondue_le: repondueLe,
  texte_accepte: texteAccepte,
  ...reste
}: t.TypeOf<typeof VersionArchivee>): VersionDeDevis => ({ ...reste, emiseLe, repondueLe, texteAccepte })

const fromContratRow = ({
  jusqu_au: jusquAu,
  dates,
  versions,
  ...row
}: t.TypeOf<typeof ContratRow>): ContratArchive => {
  const lues = dates.map(fromRendezVousRow)
  return {
    jusquAu,
    prestation: { ...fromPrestationSansCompteRow(row), validationDate: validationDateDe(lues) },
    dates: lues,
    versions: versions.map(fromVersionArchivee),
  }
}

/** The contract that an erased account left under a reference. */
const lireContrat = (knex: Knex, reference: Reference): TE.TaskEither<PortFailure, O.Option<ContratArchive>> =>
  pipe(oneOrNone(knex, PORT, ContratRow, CONTRAT, { reference }), TE.map(O.map(fromContratRow)))

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
