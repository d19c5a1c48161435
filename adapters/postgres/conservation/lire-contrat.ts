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

// What was archived before the columns of the agreement existed has what they began with.
const CONTRAT = `
select a.jusqu_au,
  (
    select coalesce(jsonb_agg(jsonb_build_object('proposition', 1) || d.une order by d.place), '[]')
    from jsonb_array_elements(a.contrat -> 'dates') with ordinality as d (une, place)
  ) as dates,
  coalesce(a.contrat -> 'versions', '[]') as versions, ${COLONNES_SANS_COMPTE}
from contrats_archives a
cross join lateral jsonb_populate_record(
  null::prestations,
  jsonb_build_object(
    'version_devis', 1,
    'engagement', cast(:engagement as jsonb)
  ) || a.contrat
) p
where a.reference = :reference`

const SANS_ENGAGEMENT = JSON.stringify({
  acheteur: { type: 'particulier' },
  texteAccepte: '',
  empreinteDevis: '',
  debutAnticipeLe: null,
  depannageUrgentLe: null,
})

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
  pipe(
    oneOrNone(knex, PORT, ContratRow, CONTRAT, { reference, engagement: SANS_ENGAGEMENT }),
    TE.map(O.map(fromContratRow)),
  )
