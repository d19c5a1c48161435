import * as t from 'io-ts'
import * as O from '#fp/Option'
import * as T from '#fp/Task'
import * as TE from '#fp/TaskEither'
import type { Knex } from 'knex'
import { pipe } from '#fp/function'
import type { AgendaStore, PremiersDossiers } from '#application/ports/agenda-store'
import type { PortFailure } from '#application/shared/port-failure'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import { FactureSuivie } from '#domain/facturation/reglement'
import { CodecMontant } from '#domain/shared/montant'
import type { AbsenceStore } from '#application/ports/absence-store'
import type { Absence } from '#domain/agenda/absence'
import { type CalendrierPrive, EchecDeLecture } from '#domain/agenda/calendrier-prive'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { PAID, WAITS, FACTURE_COLUMNS } from '../facturation/lire-factures.ts'
import { DOSSIER_COLUMNS, DossierRow } from '../prestation/dossier-row.ts'
import {
  Instant,
  InstantJson,
  joined,
  many,
  mapped,
  oneOrNone,
  orNull,
  type Prepared,
  prepared,
  type RowCodec,
  run,
} from '../query.ts'

const ABSENCES = 'absences'

const LISTER = `
select id, to_char(du, 'YYYY-MM-DD') as du, to_char(au, 'YYYY-MM-DD') as au, jours, de, a, note
from absences
order by du, id`

const AJOUTER = `
insert into absences (id, du, au, jours, de, a, note)
values (:id, :du, :au, :jours, :de, :a, :note)`

const REMPLACER = `
update absences set du = :du, au = :au, jours = :jours, de = :de, a = :a, note = :note
where id = :id
returning id`

const RETIRER = 'delete from absences where id = :id returning id'

const AbsenceRow = mapped(
  t.strict({
    id: t.string,
    du: CodecDateCivile,
    au: orNull(CodecDateCivile),
    jours: t.readonlyArray(t.number),
    de: orNull(t.number),
    a: orNull(t.number),
    note: t.string,
  }),
  ({ de, a, ...absence }): Absence => ({ ...absence, plage: de === null || a === null ? null : { de, a } }),
)

const IdRow = t.strict({ id: t.string })

const toRow = ({ id, du, au, jours, plage, note }: Absence) => ({
  id,
  du,
  au,
  jours: [...jours],
  de: plage?.de ?? null,
  a: plage?.a ?? null,
  note,
})

const LIRE_CALENDRIER = `
select adresse, pose_le as "poseLe", lu_le as "luLe", echoue_le as "echoueLe", echec, occupations
from calendrier_prive`

const POSER_CALENDRIER = `
insert into calendrier_prive (adresse, pose_le)
values (:adresse, :poseLe)
on conflict (seul) do update
set adresse = excluded.adresse, pose_le = excluded.pose_le, lu_le = null, echoue_le = null, echec = null, occupations = '[]'`

const RETIRER_CALENDRIER = 'delete from calendrier_prive'

const NOTER_LECTURE = `
update calendrier_prive
set lu_le = :luLe, occupations = cast(:occupations as jsonb), echoue_le = null, echec = null
where adresse = :adresse`

const NOTER_ECHEC = 'update calendrier_prive set echoue_le = :le, echec = :raison where adresse = :adresse'

const CalendrierRow = mapped(
  t.strict({
    adresse: t.string,
    poseLe: Instant,
    luLe: orNull(Instant),
    echoueLe: orNull(Instant),
    echec: orNull(EchecDeLecture),
    occupations: t.readonlyArray(t.strict({ debut: InstantJson, fin: InstantJson })),
  }),
  ({ echoueLe, echec, ...lu }): CalendrierPrive => ({
    ...lu,
    echec: echoueLe === null || echec === null ? null : { le: echoueLe, raison: echec },
  }),
)

/** Milliseconds for which an order may use absences already read; another instance may have changed them since. */
const FRAICHEUR_MS = 10_000

type Lecture = TE.TaskEither<PortFailure, readonly Absence[]>

const garder = (lire: Lecture, maintenant: () => number) => {
  let gardees: { readonly absences: readonly Absence[]; readonly luesLe: number } | null = null
  let changements = 0
  const relire = (): Lecture => {
    const [luesLe, avant] = [maintenant(), changements]
    return pipe(
      lire,
      TE.tapIO((absences) => () => {
        // Drops a reading that began before the last change.
        if (avant === changements) gardees = { absences, luesLe }
      }),
    )
  }
  const oublier = (): void => {
    changements += 1
    gardees = null
  }
  return {
    recentes: (): Lecture =>
      gardees !== null && maintenant() - gardees.luesLe < FRAICHEUR_MS ? TE.right(gardees.absences) : relire(),
    /** Forgets the cached absences after each write, even a failed one: it may have been done. */
    puisOublier: <A>(ecriture: T.Task<A>): T.Task<A> =>
      pipe(
        ecriture,
        T.tapIO(() => oublier),
      ),
  }
}

export const makePostgresAbsenceStore = (knex: Knex, maintenant = () => performance.now()): AbsenceStore => {
  const lister: AbsenceStore['lister'] = () => many(knex, ABSENCES, AbsenceRow, LISTER)
  const { recentes, puisOublier } = garder(lister(), maintenant)
  const lireCalendrier: AbsenceStore['lireCalendrier'] = () => oneOrNone(knex, ABSENCES, CalendrierRow, LIRE_CALENDRIER)
  return {
    lister,
    recentes,
    lireCalendrier,
    indisponibilites: () =>
      pipe(
        TE.Do,
        TE.bind('absences', lister),
        TE.bind('occupations', () =>
          pipe(
            lireCalendrier(),
            TE.map((lu) => (O.isSome(lu) ? lu.value.occupations : [])),
          ),
        ),
      ),
    ajouter: (absence) => puisOublier(run(knex, ABSENCES, AJOUTER, toRow(absence))),
    remplacer: (absence) =>
      puisOublier(pipe(oneOrNone(knex, ABSENCES, IdRow, REMPLACER, toRow(absence)), TE.map(O.isSome))),
    retirer: (id) => puisOublier(pipe(oneOrNone(knex, ABSENCES, IdRow, RETIRER, { id }), TE.map(O.isSome))),
    poserCalendrier: (adresse, poseLe) => run(knex, ABSENCES, POSER_CALENDRIER, { adresse, poseLe }),
    retirerCalendrier: () => run(knex, ABSENCES, RETIRER_CALENDRIER),
    noterLecture: (adresse, luLe, occupations) =>
      run(knex, ABSENCES, NOTER_LECTURE, { adresse, luLe, occupations: JSON.stringify(occupations) }),
    noterEchec: (adresse, le, raison) => run(knex, ABSENCES, NOTER_ECHEC, { adresse, le, raison }),
  }
}

const RETENUES = `
  v.statut in ('propose', 'accepte') and (v.statut = 'accepte' or v.expire_le > :instant)`

export const VISITES = `
select ${DOSSIER_COLUMNS}, v.id as "dateId"
from rendez_vous v
join prestations p on p.id = v.prestation_id
where v.occupe && tstzrange(:de, :a) and ${RETENUES}
order by v.debut, v.id`

// The first instant at which a quote can no longer be accepted: midnight in Paris after its last day.
const FIN_DU_DEVIS = `
  (cast(cast(d.emise_le at time zone 'Europe/Paris' as date) + cast(:validite as integer) + 1 as timestamp)
    at time zone 'Europe/Paris')`

/** Orders with held dates or an amended quote that wait for their client, each once. */
export const SANS_REPONSE = `
with tenues as (
  select v.prestation_id, v.expire_le as avant
  from rendez_vous v
  where v.statut = 'propose' and v.expire_le > :instant
  union all
  select d.prestation_id, ${FIN_DU_DEVIS}
  from devis_versions d
  where d.statut = 'propose' and ${FIN_DU_DEVIS} > :instant
), attendues as (
  select t.prestation_id, min(t.avant) as avant
  from tenues t
  join prestations p on p.id = t.prestation_id and p.statut in ('en_attente', 'en_cours')
  group by t.prestation_id
)
select ${DOSSIER_COLUMNS}, 
  case when d.version is not null
    then jsonb_build_object('version', d.version, 'total', d.estimation -> 'totalNet', 'emiseLe', d.emise_le)
  end as devis, (select cast(count(*) as integer) from attendues) as nombre
from attendues a
join prestations p on p.id = a.prestation_id
left join devis_versions d on d.prestation_id = p.id and d.statut = 'propose' and ${FIN_DU_DEVIS} > :instant
order by a.avant, p.id
limit :limite`

/** Cancelled orders that hold deposits not deducted by any invoice. */
export const A_REMBOURSER = `
with gardees as (
  select p.id, cast(sum(r.montant) as integer) as montant
  from reglements r
  join prestations p on p.reference = r.reference and p.statut = 'annulé'
  where ${WAITS}
  group by p.id
  having sum(r.montant) > 0
)
select ${DOSSIER_COLUMNS}, g.montant, (select cast(count(*) as integer) from gardees) as nombre
from gardees g
join prestations p on p.id = g.id
order by p.id
limit :limite`

/** Invoices with a balance below zero. Only credit notes or deposits can cause it, so only such invoices are summed up. */
const FACTURES_A_REMBOURSER = `
with possibles as (
  select reference from factures where genre = 'avoir'
  union
  select reference from reglements where convenu is not null
), dues as (
  select f.numero, f.emise_le from factures f
  where f.genre = 'facture' and f.reference in (select reference from possibles)
    and ${PAID('f')} > f.total - (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = f.numero)
)
select ${FACTURE_COLUMNS}, (select cast(count(*) as integer) from dues) as nombre
from dues s
join factures f on f.numero = s.numero
order by s.emise_le, s.numero
limit :limite`

/** The first rows of a list, each with the length of the whole list. */
const premiers = (condition: string, ordre: string): string => `
select ${DOSSIER_COLUMNS}, (select cast(count(*) as integer) from prestations p where ${condition}) as nombre
from prestations p
where ${condition}
order by ${ordre}
limit :limite`

const JAMAIS_CONTACTEE = "p.statut = 'en_attente' and p.sequence = 0 and p.appelee_le is null"

export const EN_RETARD = premiers(`${JAMAIS_CONTACTEE} and p.contact_avant < :instant`, 'p.contact_avant, p.id')

export const A_CONTACTER = premiers(`${JAMAIS_CONTACTEE} and p.contact_avant >= :instant`, 'p.contact_avant, p.id')

// An expired date keeps its statut until another visit needs the time, so the clock decides here. The dates of each order
// are looked up once; a join would read every date.
export const A_REPROPOSER = `
with voulues as materialized (
  select p.id
  from prestations p
  where p.statut in ('en_attente', 'en_cours') and (p.sequence > 0 or p.appelee_le is not null and p.statut = 'en_attente')
    and (
      select count(*) from rendez_vous v
      where v.prestation_id = p.id and (v.statut = 'accepte' or v.statut = 'propose' and v.expire_le > :instant)
    ) = 0
)
select ${DOSSIER_COLUMNS}, (select cast(count(*) as integer) from voulues) as nombre
from (select id from voulues order by id limit :limite) as w
join prestations p on p.id = w.id
order by p.id`

const PORT = 'agenda'

const avecDossier = <A extends object>(autres: RowCodec<A>) =>
  joined(DossierRow, autres, (dossier, lus) => ({ ...lus, dossier }))

/** The length of the whole list, which each row repeats; 0 without rows. */
const nombreDe = ([row]: readonly { readonly nombre: number }[]): number => row?.nombre ?? 0

const VisiteRow = avecDossier(t.strict({ dateId: t.string }))

const DossierCompte = avecDossier(t.strict({ nombre: t.number }))

const ResteRow = avecDossier(t.strict({ montant: CodecMontant, nombre: t.number }))

const DuRow = joined(FactureSuivie, t.strict({ nombre: t.number }), (facture, { nombre }) => ({ facture, nombre }))

const AttenteRow = avecDossier(
  t.strict({
    devis: orNull(t.strict({ version: t.number, total: CodecMontant, emiseLe: InstantJson })),
    nombre: t.number,
  }),
)

const PREPARES = {
  visites: prepared('visites', VISITES),
  enRetard: prepared('en_retard', EN_RETARD),
  aContacter: prepared('a_contacter', A_CONTACTER),
  aReproposer: prepared('a_reproposer', A_REPROPOSER),
  sansReponse: prepared('sans_reponse', SANS_REPONSE),
  commandesARembourser: prepared('commandes_a_rembourser', A_REMBOURSER),
  facturesARembourser: prepared('factures_a_rembourser', FACTURES_A_REMBOURSER),
}

const lirePremiers =
  (knex: Knex, sql: Prepared) =>
  (instant: Date, limite: number): TE.TaskEither<PortFailure, PremiersDossiers> =>
    pipe(
      many(knex, PORT, DossierCompte, sql, { instant, limite }),
      TE.map((rows) => ({ dossiers: rows.map(({ dossier }) => dossier), nombre: nombreDe(rows) })),
    )

const aRembourser =
  (knex: Knex): AgendaStore['aRembourser'] =>
  (limite) =>
    pipe(
      TE.Do,
      TE.bind('commandes', () => many(knex, PORT, ResteRow, PREPARES.commandesARembourser, { limite })),
      TE.bind('factures', () => many(knex, PORT, DuRow, PREPARES.facturesARembourser, { limite })),
      TE.map(({ commandes, factures }) => ({
        restes: commandes.map(({ dossier, montant }) => ({ dossier, montant })),
        factures: factures.map(({ facture }) => facture),
        nombre: nombreDe(commandes) + nombreDe(factures),
      })),
    )

export const makePostgresAgendaStore = (knex: Knex): AgendaStore => ({
  ...lien(knex),
  visites: (de, a, instant) =>
    pipe(
      many(knex, PORT, VisiteRow, PREPARES.visites, { de, a, instant }),
      TE.map((rows) =>
        rows.flatMap(({ dossier, dateId }) =>
          dossier.dates.filter(({ id }) => id === dateId).map((date) => ({ dossier, date })),
        ),
      ),
    ),
  enRetard: lirePremiers(knex, PREPARES.enRetard),
  aContacter: lirePremiers(knex, PREPARES.aContacter),
  aReproposer: lirePremiers(knex, PREPARES.aReproposer),
  aRembourser: aRembourser(knex),
  sansReponse: (instant, limite) =>
    pipe(
      many(knex, PORT, AttenteRow, PREPARES.sansReponse, { instant, limite, validite: VALIDITE_JOURS }),
      TE.map((rows) => ({ attentes: rows.map(({ dossier, devis }) => ({ dossier, devis })), nombre: nombreDe(rows) })),
    ),
})

const LIRE_LIEN = 'select empreinte, cree_le as "creeLe" from lien_agenda'

const POSER_LIEN = `
insert into lien_agenda (empreinte, cree_le)
values (:empreinte, :creeLe)
on conflict (seul) do update set empreinte = excluded.empreinte, cree_le = excluded.cree_le`

const REVOQUER_LIEN = 'delete from lien_agenda'

const LienRow = t.strict({ empreinte: t.string, creeLe: Instant })

const lien = (knex: Knex): Pick<AgendaStore, 'lireLien' | 'poserLien' | 'revoquerLien'> => ({
  lireLien: () => oneOrNone(knex, PORT, LienRow, LIRE_LIEN),
  poserLien: ({ empreinte, creeLe }) => run(knex, PORT, POSER_LIEN, { empreinte, creeLe }),
  revoquerLien: () => run(knex, PORT, REVOQUER_LIEN),
})
