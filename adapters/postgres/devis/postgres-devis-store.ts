import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DevisStore } from '#application/ports/devis-store'
import type { PortFailure } from '#application/shared/port-failure'
import { AnnonceDAvenant } from '#domain/devis/courrier-d-avenant'
import type { ChangementDeDevis } from '#domain/devis/proposer-avenant'
import { type DossierDeDevis, StatutVersion } from '#domain/devis/version-de-devis'
import { Fait } from '#domain/prestation/evenement'
import { PRESTATION_INCONNUE, type PrestationInconnue, type PrestationId } from '#domain/prestation/reference'
import { Estimation } from '#domain/tarification/estimation'
import { inTransaction } from '../in-transaction.ts'
import { dossiers, VERROUILLER } from '../prestation/modifier-dossier.ts'
import { columnsOf, Instant, many, orNull, orThrow } from '../query.ts'

export const VERSION = {
  version: t.number,
  estimation: Estimation,
  motif: t.string,
  statut: StatutVersion,
  emiseLe: Instant,
  repondueLe: orNull(Instant),
  texteAccepte: t.string,
  empreinte: t.string,
}

const VersionRow = t.strict(VERSION)

const VERSIONS = `
select ${columnsOf(VERSION, 'devis_versions')}
from devis_versions
where prestation_id = :id
order by version`

/** In order, so that a waiting version is closed before another waits. Only the answer of an offered version changes. */
const ECRIRE_VERSIONS = `
insert into devis_versions (
  prestation_id, version, estimation, motif, statut, emise_le, repondue_le, texte_accepte, empreinte
)
select :id, v.version, v.estimation, v.motif, v.statut, v."emiseLe", v."repondueLe", v."texteAccepte", v.empreinte
from jsonb_to_recordset(cast(:versions as jsonb)) as v (
  version integer, estimation jsonb, motif text, statut text, "emiseLe" timestamptz, "repondueLe" timestamptz,
  "texteAccepte" text, empreinte text
)
order by v.version
on conflict (prestation_id, version) do update
  set statut = excluded.statut, repondue_le = excluded.repondue_le, texte_accepte = excluded.texte_accepte`

const ECRIRE_DEVIS = `
with evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  values (:id, :le, :auteur, :fait)
),
prix as (
  update rendez_vous
  set total_net = d.total
  from jsonb_to_recordset(cast(:dates as jsonb)) as d (id text, total integer)
  where rendez_vous.id = d.id
),
annonces as (
  insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
  select c.genre, :id, c.detail, :le, :le
  from jsonb_to_recordset(cast(:courriers as jsonb)) as c (genre text, detail jsonb)
)
update prestations
set estimation = :estimation, version_devis = :versionDevis, version = :version
where id = :id`

const PORT = 'devis'

const versionsDe = (knex: Knex, id: PrestationId) => many(knex, PORT, VersionRow, VERSIONS, { id })

const parId = (knex: Knex, id: PrestationId): TE.TaskEither<PortFailure, O.Option<DossierDeDevis>> =>
  pipe(
    TE.Do,
    TE.bind('dossier', () => dossiers(knex).parId(id)),
    TE.bind('versions', () => versionsDe(knex, id)),
    TE.map(({ dossier, versions }) =>
      O.map((connu: DossierDeDevis['dossier']) => ({ dossier: connu, versions }))(dossier),
    ),
  )

const ecrire = async (trx: Knex, { etat, evenement, courriers }: ChangementDeDevis): Promise<void> => {
  const { id, estimation, versionDevis, version } = etat.dossier.prestation
  const versions = etat.versions.map((une) => ({ ...une, estimation: Estimation.encode(une.estimation) }))
  await trx.raw(ECRIRE_VERSIONS, { id, versions: JSON.stringify(versions) })
  await trx.raw(ECRIRE_DEVIS, {
    id,
    estimation: JSON.stringify(Estimation.encode(estimation)),
    versionDevis,
    version,
    le: evenement.le,
    auteur: evenement.auteur,
    fait: JSON.stringify(Fait.encode(evenement.fait)),
    dates: JSON.stringify(etat.dossier.dates.map(({ id: dateId, total }) => ({ id: dateId, total }))),
    courriers: JSON.stringify(
      courriers.map(({ genre, annonce }) => ({ genre, detail: AnnonceDAvenant.encode(annonce) })),
    ),
  })
}

type Decider<R> = (etat: DossierDeDevis) => E.Either<R, ChangementDeDevis | null>

const modifier = async <R>(
  trx: Knex,
  id: PrestationId,
  decider: Decider<R>,
): Promise<E.Either<PrestationInconnue | R, DossierDeDevis>> => {
  await trx.raw(VERROUILLER, [id])
  const lu = await orThrow(parId(trx, id))
  if (O.isNone(lu)) return E.left(PRESTATION_INCONNUE)
  const decision = decider(lu.value)
  if (E.isLeft(decision)) return decision
  if (decision.right === null) return E.right(lu.value)
  await ecrire(trx, decision.right)
  return E.right(decision.right.etat)
}

export const makePostgresDevisStore = (knex: Knex): DevisStore => ({
  parId: (id) => parId(knex, id),
  modifier: <R>(id: PrestationId, decider: Decider<R>) =>
    inTransaction(PORT, knex, (trx) => modifier(trx, id, decider)),
})
