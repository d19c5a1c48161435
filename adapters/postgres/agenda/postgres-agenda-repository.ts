import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { AgendaRepository, Extrait } from '#application/ports/agenda-repository'
import type { PortFailure } from '#application/shared/port-failure'
import type { DevisAttendu } from '#domain/agenda/attente-de-reponse'
import type { Visite } from '#domain/agenda/visite'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import { CodecMontant } from '#domain/shared/codec-montant'
import {
  A_CONTACTER,
  A_REMBOURSER,
  A_REPROPOSER,
  EN_RETARD,
  FACTURES_A_REMBOURSER,
  SANS_REPONSE,
  VISITES,
} from './agenda-sql.ts'
import { DossierRow, fromDossierRow } from '../prestation/dossier-row.ts'
import { FactureRow, fromFactureRow } from '../facturation/facture-row.ts'
import { Instant, many } from '../query.ts'

const PORT = 'agenda'

const VisiteRow = t.intersection([DossierRow, t.strict({ date_id: t.string })])

const DevisAttenduRow = t.strict({
  devis_version: t.union([t.number, t.null]),
  devis_total: t.union([CodecMontant, t.null]),
  devis_emise_le: t.union([Instant, t.null]),
})

const AttenteRow = t.intersection([DossierRow, DevisAttenduRow])

const ResteRow = t.intersection([DossierRow, t.strict({ montant: CodecMontant })])

const Compte = t.strict({ nombre: t.number })

const rowsOf = <A>(
  knex: Knex,
  codec: t.Decoder<unknown, A>,
  sql: string,
  bindings: Readonly<Record<string, unknown>>,
) => many(knex, PORT, codec, sql, bindings)

/** Every row tells how long the whole list is; a list without rows is empty. */
const nombreDe = ([row]: readonly t.TypeOf<typeof Compte>[]): number => row?.nombre ?? 0

const toVisites = (rows: readonly t.TypeOf<typeof VisiteRow>[]): readonly Visite[] =>
  rows.flatMap((row) => {
    const dossier = fromDossierRow(row)
    return dossier.dates.filter(({ id }) => id === row.date_id).map((date) => ({ dossier, date }))
  })

const devisDe = ({
  devis_version: version,
  devis_total: total,
  devis_emise_le: emiseLe,
}: t.TypeOf<typeof DevisAttenduRow>): DevisAttendu | null =>
  version === null || total === null || emiseLe === null ? null : { version, total, emiseLe }

const extrait =
  (knex: Knex, sql: string) =>
  (instant: Date, limite: number): TE.TaskEither<PortFailure, Extrait> =>
    pipe(
      rowsOf(knex, t.intersection([DossierRow, Compte]), sql, { instant, limite }),
      TE.map((rows) => ({ dossiers: rows.map(fromDossierRow), nombre: nombreDe(rows) })),
    )

const aRembourser =
  (knex: Knex): AgendaRepository['aRembourser'] =>
  (limite) =>
    pipe(
      TE.Do,
      TE.bind('commandes', () => rowsOf(knex, t.intersection([ResteRow, Compte]), A_REMBOURSER, { limite })),
      TE.bind('factures', () => rowsOf(knex, t.intersection([FactureRow, Compte]), FACTURES_A_REMBOURSER, { limite })),
      TE.map(({ commandes, factures }) => ({
        restes: commandes.map((row) => ({ dossier: fromDossierRow(row), montant: row.montant })),
        factures: factures.map(fromFactureRow),
        nombre: nombreDe(commandes) + nombreDe(factures),
      })),
    )

/** The technician's time in PostgreSQL. */
export const makePostgresAgendaRepository = (knex: Knex): AgendaRepository => ({
  visites: (de, a, instant) => pipe(rowsOf(knex, VisiteRow, VISITES, { de, a, instant }), TE.map(toVisites)),
  enRetard: extrait(knex, EN_RETARD),
  aContacter: extrait(knex, A_CONTACTER),
  aReproposer: extrait(knex, A_REPROPOSER),
  aRembourser: aRembourser(knex),
  sansReponse: (instant, limite) =>
    pipe(
      rowsOf(knex, t.intersection([AttenteRow, Compte]), SANS_REPONSE, { instant, limite, validite: VALIDITE_JOURS }),
      TE.map((rows) => ({
        attentes: rows.map((row) => ({ dossier: fromDossierRow(row), devis: devisDe(row) })),
        nombre: nombreDe(rows),
      })),
    ),
})
