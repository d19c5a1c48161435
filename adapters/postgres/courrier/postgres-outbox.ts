import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Outbox, Reservation } from '#application/ports/outbox'
import type { Email } from '#domain/client/email'
import { Courrier, DELAI_MAX_S, StatutCourrier } from '#domain/courrier/courrier'
import { Instant, many, one, oneOrNone, orNull, query, run } from '../query.ts'

const PORT = 'outbox'

const ECHOUES = `
select c.id, c.genre, c.essais, c.cree_le as "creeLe", c.derniere_erreur as "derniereErreur",
  coalesce(p.reference, m.nom, c.email, c.detail -> 'references' ->> 0, nullif(c.detail ->> 'reference', ''), c.detail ->> 'email', '') as sujet
from courriels c
left join prestations p on p.id = c.prestation_id
left join messages m on m.id = c.message_id
where c.statut = 'echoue'
order by c.cree_le desc, c.id
limit :limite`

const EchoueRow = t.strict({
  id: t.string,
  genre: t.string,
  essais: t.number,
  creeLe: Instant,
  derniereErreur: orNull(t.string),
  sujet: t.string,
})

const DE_PRESTATION = `
select id, genre, statut, cree_le as "creeLe", a_envoyer_le as "aEnvoyerLe", envoye_le as "envoyeLe"
from courriels
where prestation_id = :id and genre like '%client'
order by cree_le, a_envoyer_le, id`

const SuiviRow = t.strict({
  id: t.string,
  genre: t.string,
  statut: StatutCourrier,
  creeLe: Instant,
  aEnvoyerLe: Instant,
  envoyeLe: orNull(Instant),
})

const postgresCourriersSuivis = (knex: Knex): Pick<Outbox, 'dePrestation' | 'echoues' | 'renvoyerEchoues'> => ({
  dePrestation: (id) => many(knex, PORT, SuiviRow, DE_PRESTATION, { id }),
  echoues: (limite) => many(knex, PORT, EchoueRow, ECHOUES, { limite }),
  renvoyerEchoues: (instant, id = null) =>
    query(PORT, () =>
      knex('courriels')
        .where({ statut: 'echoue' })
        // Compared as text: an invalid id finds no mail.
        .whereRaw('(cast(? as text) is null or cast(id as text) = ?)', [id, id])
        .update({ statut: 'a_envoyer', essais: 0, a_envoyer_le: instant, bail_jusqu_au: null }),
    ),
})

// A mail dated in the future by another clock is due now; a retry is due at its own time.
const DU = `(
  a_envoyer_le <= cast(:instant as timestamptz)
  or (essais = 0 and a_envoyer_le <= cree_le)
  or (essais > 0 and a_envoyer_le > cast(:instant as timestamptz) + make_interval(secs => ${DELAI_MAX_S}))
)`

// No lock is held while the mail server answers. The selection is a CTE: a subquery of the update could run twice and claim too many.
const RESERVER = `
with dus as (
  select id
  from courriels
  where statut = 'a_envoyer' and ${DU} and (bail_jusqu_au is null or bail_jusqu_au <= :instant)
  order by a_envoyer_le, detail ->> 'numero' nulls first, id
  limit :nombre
  for update skip locked
),
reserves as (
  update courriels
  set essais = essais + 1, bail_jusqu_au = :finDuBail
  from dus
  where courriels.id = dus.id
  returning courriels.*
)
select r.id, r.essais, r.genre, r.prestation_id as "prestationId", r.client_id as "clientId", r.ouvre_compte as "ouvreCompte",
  r.message_id as "messageId", r.reponse_id as "reponseId", r.email, r.detail
from reserves r
order by r.a_envoyer_le, r.detail ->> 'numero' nulls first, r.id`

const ReserveRow = t.intersection([t.strict({ id: t.string, essais: t.number }), Courrier])

// A reminder counts as waiting from its own time on, not from when it was written.
const ETAT = `
with attente as (
  select case when genre = 'rappel_client' then a_envoyer_le else cree_le end as depuis
  from courriels
  where statut = 'a_envoyer' and (essais > 0 or ${DU})
)
select
  (select cast(count(*) as integer) from attente) as "enAttente",
  (select min(depuis) from attente) as "plusAncien",
  (select cast(count(*) as integer) from courriels where statut = 'echoue') as echoues`

const EtatRow = t.strict({ enAttente: t.number, echoues: t.number, plusAncien: orNull(Instant) })

const DEMANDER_REINITIALISATION = `
insert into courriels (genre, email, a_envoyer_le, cree_le, statut, derniere_erreur)
values ('reinitialisation', :email, :instant, :instant, :statut, :raison)`

const EMPECHEMENT = `
select derniere_erreur as raison
from courriels
where statut = 'a_envoyer' and essais > 0 and derniere_erreur is not null
order by a_envoyer_le desc, id
limit 1`

const RaisonRow = t.strict({ raison: t.string })

const HeureRow = t.strict({ heure: Instant })

const ecrireReinitialisation = (knex: Knex, email: Email, instant: Date, raison: string | null) =>
  run(knex, PORT, DEMANDER_REINITIALISATION, {
    email,
    instant,
    raison,
    statut: raison === null ? 'a_envoyer' : 'echoue',
  })

// The reason may come from another server, and PostgreSQL refuses texts with a NUL.
const lisible = (raison: string): string => raison.replaceAll('\0', '')

/** Changes a mail only if this worker still holds it: a later claim increases `essais`. */
const terminer = (knex: Knex, { id, essais }: Reservation, change: Readonly<Record<string, unknown>>) =>
  pipe(
    query(PORT, () =>
      knex('courriels')
        .where({ id, essais, statut: 'a_envoyer' })
        .update({ bail_jusqu_au: null, ...change }),
    ),
    TE.map(() => undefined),
  )

export const makePostgresOutbox = (knex: Knex): Outbox => ({
  ...postgresCourriersSuivis(knex),
  heure: pipe(
    one(knex, PORT, HeureRow, 'select now() as heure'),
    TE.map(({ heure }) => heure),
  ),
  reserver: (instant, finDuBail, nombre) =>
    pipe(many(knex, PORT, ReserveRow, RESERVER, { instant, finDuBail, nombre })),
  marquerEnvoye: (courrier, instant) => terminer(knex, courrier, { statut: 'envoye', envoye_le: instant }),
  marquerEchoue: (courrier, prochainEssai, raison) =>
    terminer(knex, courrier, {
      derniere_erreur: lisible(raison),
      ...(prochainEssai === null ? { statut: 'echoue' } : { a_envoyer_le: prochainEssai }),
    }),
  marquerSansObjet: (courrier) => terminer(knex, courrier, { statut: 'sans_objet' }),
  retenir: ({ id, essais }, raison) =>
    pipe(
      query(PORT, () =>
        knex('courriels')
          .where({ id, essais, statut: 'a_envoyer', derniere_erreur: null })
          .update({ bail_jusqu_au: null, statut: 'echoue', derniere_erreur: lisible(raison) }),
      ),
      TE.map((nombre) => nombre > 0),
    ),
  demanderReinitialisation: (email, instant) => ecrireReinitialisation(knex, email, instant, null),
  retenirReinitialisation: (email, instant, raison) => ecrireReinitialisation(knex, email, instant, raison),
  empechement: pipe(oneOrNone(knex, PORT, RaisonRow, EMPECHEMENT), TE.map(O.map(({ raison }) => raison))),
  etat: (instant) => one(knex, PORT, EtatRow, ETAT, { instant }),
})
