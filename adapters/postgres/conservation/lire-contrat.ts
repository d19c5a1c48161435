import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { ContratArchive } from '#domain/conservation/contrat-archive'
import { StatutVersion, type VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Reference } from '#domain/prestation/reference'
import { validationDateDe } from '#domain/rendez-vous/dossier'
import { Estimation } from '#domain/tarification/estimation'
import {
  COLONNES_SANS_COMPTE,
  fromPrestationSansCompteRow,
  PrestationSansCompteRow,
  fromRendezVousRow,
  RendezVousRow,
} from '../prestation/dossier-row.ts'
import { InstantJson, oneOrNone } from '../query.ts'

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
export const lireContrat = (knex: Knex, reference: Reference): TE.TaskEither<PortFailure, O.Option<ContratArchive>> =>
  pipe(oneOrNone(knex, PORT, ContratRow, CONTRAT, { reference }), TE.map(O.map(fromContratRow)))
