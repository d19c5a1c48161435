import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { ConservationStore, EtatConserve, Terme } from '#application/ports/conservation-store'
import type { PortFailure } from '#application/shared/port-failure'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import type { Email } from '#domain/client/email'
import type { GenreConserve } from '#domain/conservation/calendrier'
import type { ContratArchive } from '#domain/conservation/contrat'
import { VERSION } from '../devis/postgres-devis-store.ts'
import { PAID, WAITS } from '../facturation/lire-factures.ts'
import { DateRow, datesDe, PRESTATION_COLUMNS, PrestationRow } from '../prestation/dossier-row.ts'
import { columnsOf, InstantJson, joined, many, one, oneOrNone, orNull } from '../query.ts'

/** `sql` selects the key, `depart` (the first day of retention), `echu` (it is over) and `libre` (it may be deleted). */
type Releve = { readonly table: string; readonly cle: string; readonly sql: string }

const jourDe = (instant: string): string => `cast(${instant} at time zone 'Europe/Paris' as date)`

const simple = (
  table: string,
  cle: string,
  instant: string,
  { ou = 'true', libre = 'true' }: { readonly ou?: string; readonly libre?: string } = {},
): Releve => ({
  table,
  cle,
  sql: `
    select r.${cle} as cle, ${jourDe(instant)} as depart, ${jourDe(instant)} < cast(:limite as date) as echu, ${libre} as libre
    from ${table} r where ${ou}`,
})

const DERNIER_MOT = `
  greatest(r.cree_le, (select max(s.le) from message_reponses s where s.message_id = r.id))`

const SOLDE = (facture: string): string => `
  ${facture}.total
    - (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = ${facture}.numero)
    - ${PAID(facture)}`

const RIEN_D_OUVERT = `
  not exists (select from prestations p where p.client_id = c.id and p.statut in ('en_attente', 'en_cours'))
  and not exists (select from messages m where m.client_id = c.id and m.statut = 'nouveau')
  and not exists (
    select from reglements r join prestations p on p.reference = r.reference
    where p.client_id = c.id and ${WAITS} group by p.id having sum(r.montant) <> 0
  )
  and not exists (
    select from factures f where f.client_id = c.id and f.genre = 'facture' and ${SOLDE('f')} <> 0
  )`

const DERNIER_CONTACT = `
  greatest(c.cree_le, c.derniere_commande_le, (
    select max(greatest(m.cree_le, (select max(s.le) from message_reponses s where s.message_id = m.id)))
    from messages m where m.client_id = c.id
  ))`

const DERNIERE_PRESTATION = `
  (select max(greatest(p.cree_le, (
    select max(v.fin) from rendez_vous v where v.prestation_id = p.id and v.statut = 'accepte'
  ))) from prestations p where p.client_id = c.id)`

const comptes = (actif: boolean, instant: string): Releve => ({
  table: 'clients',
  cle: 'id',
  sql: `
    select c.id as cle, ${jourDe(instant)} as depart, ${jourDe(instant)} < cast(:limite as date) as echu,
      ${RIEN_D_OUVERT} as libre
    from clients c
    where ${actif ? '' : 'not '}exists (select from prestations p where p.client_id = c.id) and c.role <> 'admin' and c.email <> all(cast(:admins as text[]))`,
})

// A document, and the invoices that deduct it.
const FAMILLE = `
  select f.numero union all select g.numero from factures g
  where f.genre = 'acompte' and g.reference = f.reference and g.genre = 'facture'
    and g.contenu -> 'acomptes' @> jsonb_build_array(jsonb_build_object('piece', f.numero))`

// True if neither side owes anything, and the order of a deposit holds no unbilled money.
const EST_LIBRE = `
  not exists (
    select from factures k where k.numero = any(n.numeros) and k.genre = 'facture' and ${SOLDE('k')} <> 0
  )
  and (f.genre = 'facture' or not exists (
    select from reglements r join prestations p on p.reference = r.reference
    where r.reference = f.reference and ${WAITS} group by p.id having sum(r.montant) <> 0
  ))`

// Ten years from the end of the year of the last entry; a trigger refuses earlier deletions by the clock of the database.
const FACTURES: Releve = {
  table: 'factures',
  cle: 'numero',
  sql: `
    select f.numero as cle, d.depart, d.depart < cast(:limite as date) and d.gardee < least(cast(:jour as date), current_date) as echu,
      ${EST_LIBRE} as libre
    from factures f cross join lateral (select array(${FAMILLE}) as numeros) n cross join lateral (
      select
        greatest(
          max(${jourDe('e.emise_le')}),
          (select max(g.le) from reglements g where g.reference = f.reference)
        ) as depart,
        max(e.conserver_jusqu_au) as gardee
      from factures e where e.numero = any(n.numeros) or e.facture_numero = any(n.numeros)
    ) d
    where f.genre <> 'avoir'`,
}

// Money that no invoice took over: the same ten years, once nothing is left of it or its client is unknown.
const ACOMPTES: Releve = {
  table: 'reglements',
  cle: 'reference',
  sql: `
    select r.reference as cle, max(r.le) as depart,
      max(r.le) < cast(:limite as date)
        and make_date(cast(extract(year from max(r.le)) as integer) + 10, 12, 31) < least(cast(:jour as date), current_date) as echu,
      sum(r.montant) = 0 or not exists (select from prestations p where p.reference = r.reference) as libre
    from reglements r
    where not exists (select from factures f where f.reference = r.reference and f.genre = 'facture')
    group by r.reference`,
}

// The last day was decided when the account was erased, and is in the row.
const CONTRATS: Releve = {
  table: 'contrats_archives',
  cle: 'reference',
  sql: `
    select r.reference as cle, cast(r.jusqu_au - interval '10 years' as date) as depart,
      r.jusqu_au < cast(:jour as date) as echu, true as libre
    from contrats_archives r`,
}

// Versions that were not accepted. Their key has two columns, so `ctid` names the row for the length of the statement.
const AVENANTS: Releve = {
  table: 'devis_versions',
  cle: 'ctid',
  sql: `
    select r.ctid as cle, ${jourDe('r.emise_le')} as depart, ${jourDe('r.emise_le')} < cast(:limite as date) as echu,
      p.statut in ('terminé', 'annulé') as libre
    from devis_versions r join prestations p on p.id = r.prestation_id
    where r.statut <> 'accepte'`,
}

const CLIENTS = comptes(true, DERNIERE_PRESTATION)

// Accepted versions prove the contract: they are kept as long as the account.
const VERSIONS_ACCEPTEES: Releve = {
  table: 'devis_versions',
  cle: 'ctid',
  sql: `
    select r.ctid as cle, k.depart, k.echu, k.libre
    from (${CLIENTS.sql}) as k
    join prestations p on p.client_id = k.cle
    join devis_versions r on r.prestation_id = p.id
    where r.statut = 'accepte'`,
}

export const RELEVES: Readonly<Record<GenreConserve, Releve>> = {
  clients_sans_commande: comptes(false, DERNIER_CONTACT),
  clients: CLIENTS,
  messages: simple('messages', 'id', DERNIER_MOT, { ou: 'r.client_id is null', libre: "r.statut <> 'nouveau'" }),
  estimations: simple('estimations', 'id', 'r.cree_le', { ou: 'r.prestation_id is null' }),
  avenants: AVENANTS,
  versions_acceptees: VERSIONS_ACCEPTEES,
  retractations: simple('retractations', 'id', 'r.recue_le'),
  contrats: CONTRATS,
  factures: FACTURES,
  acomptes: ACOMPTES,
  courriels: simple('courriels', 'id', 'coalesce(r.envoye_le, r.cree_le)', { ou: "r.statut <> 'a_envoyer'" }),
  cles: simple('cles_idempotence', 'cle', 'r.creee_le'),
  freins: simple('freins', 'cle', 'r.dernier_le'),
}

const PORT = 'conservation'

// Keeps the rows as they were, under the names of their columns.
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
  (prestation, reste): ContratArchive => ({ ...reste, prestation }),
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

// Deletes the oldest first. Dependent rows go with a record, which may have several rows.
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
