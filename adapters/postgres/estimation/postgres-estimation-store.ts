import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { ChoixDEstimations, EstimationStore } from '#application/ports/estimation-store'
import type { PageDemandee } from '#application/shared/page'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { Telephone } from '#domain/client/telephone'
import { debutRecent, oubliAvant } from '#domain/estimation/conversion'
import { type EstimationFaite, premierIdDe, Source, EstimationId } from '#domain/estimation/estimation-faite'
import { NomDeContact } from '#domain/message/champs-de-contact'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { clefDAppelant, clefDeDemande } from '#domain/recherche/clefs'
import { Estimation } from '#domain/tarification/estimation'
import { lirePage, type Liste } from '../liste.ts'
import { columnsOf, Instant, many, mapped, one, oneOrNone, orNull, run } from '../query.ts'

const Demande = t.strict({
  choix: t.strict({ serviceId: orNull(t.string), serviceName: t.string, serviceDescription: t.string }),
  heures: orNull(t.number),
})

const FIELDS = {
  id: EstimationId,
  creeLe: Instant,
  source: Source,
  estimation: Estimation,
  demande: Demande,
  codePostal: orNull(CodePostal),
  ville: orNull(Ville),
  nom: orNull(NomDeContact),
  email: orNull(Email),
  telephone: orNull(Telephone),
  adresse: orNull(Rue),
  notes: t.string,
  commandeeLe: orNull(Instant),
  prestationId: orNull(PrestationId),
}

const EstimationRow = mapped(
  t.strict({ ...FIELDS, reference: orNull(Reference) }),
  ({ codePostal, ville, nom, email, telephone, adresse, prestationId, reference, ...faite }): EstimationFaite => ({
    ...faite,
    lieu: codePostal === null || ville === null ? null : { codePostal, ville },
    contact: nom === null && email === null && telephone === null ? null : { nom, email, telephone, adresse },
    prestation: prestationId === null || reference === null ? null : { id: prestationId, reference },
  }),
)

const toRow = ({ lieu, contact, ...faite }: EstimationFaite) => ({
  ...faite,
  ...lieu,
  ...contact,
  estimation: Estimation.encode(faite.estimation),
  recherche: clefDeDemande({ ...faite, lieu }),
  appelant: contact === null ? null : clefDAppelant(contact),
})

// Instants are cut to milliseconds, like the ids. Rows that another batch is deleting are left to it.
export const NOTER = `
with oubliees as (
  delete from estimations
  where id in (
    select e.id from estimations e
    where e.commandee_le is null and e.id < :oubliAvant
    order by e.id
    limit :oublisMax
    for update skip locked
  )
)
insert into estimations (
  id, cree_le, source, estimation, demande, code_postal, ville, nom, email, telephone, adresse, notes, recherche,
  appelant
)
select
  id, "creeLe", source, estimation, demande, "codePostal", ville, nom, email, telephone, adresse, notes, recherche, appelant
from jsonb_to_recordset(cast(:lot as jsonb)) as lot (
  id text, "creeLe" timestamptz, source text, estimation jsonb, demande jsonb, "codePostal" text, ville text, nom text,
  email text, telephone text, adresse text, notes text, recherche text, appelant text
)`

const PAR_IDS = `
select ${columnsOf(FIELDS, 'e')}, p.reference
from unnest(cast(:ids as text[])) with ordinality as places (id, rang)
join estimations e on e.id = places.id
left join prestations p on p.id = e.prestation_id
order by places.rang`

const CONVERSION = `
select
  cast(count(*) as integer) as faites,
  cast(count(commandee_le) as integer) as commandees,
  cast(count(*) filter (where recente) as integer) as faites30,
  cast(count(commandee_le) filter (where recente) as integer) as commandees30
from (
  select commandee_le, cree_le >= cast(cast(:debut as date) as timestamp) at time zone 'Europe/Paris' as recente
  from estimations
  where id >= :premier
) as gardees`

const SUITES = { commandees: 'r.commandee_le is not null', sans_suite: 'r.commandee_le is null' } as const

/** The reference comes from the id of the order, which ends in the same characters. */
const TEXTE = `concat_ws(' ', r.recherche, r.appelant, 'prest' || lower(right(r.prestation_id, 6)))`

const toListe = ({ suite, source, mots }: ChoixDEstimations): Liste => ({
  source: 'estimations r',
  id: 'r.id',
  clef: 'r.id',
  type: 'text',
  sens: 'desc',
  conditions: [suite === null ? null : SUITES[suite], source === null ? null : 'r.source = :source'],
  valeurs: { source },
  contient: `${TEXTE} like :motif`,
  mots,
})

const PORT = 'estimations'

const OUBLIS_MAX = 100

const ConversionRow = t.strict({ faites: t.number, commandees: t.number, faites30: t.number, commandees30: t.number })

const lister = (knex: Knex, choix: ChoixDEstimations, { limite, curseur }: PageDemandee) =>
  pipe(
    lirePage(
      knex,
      PORT,
      toListe(choix),
      { limite, curseur: curseur === null ? null : { clef: curseur, id: curseur } },
      (ids) => many(knex, PORT, EstimationRow, PAR_IDS, { ids }),
    ),
    TE.map((page) => ({ ...page, curseurSuivant: page.curseurSuivant?.id ?? null })),
  )

export const makePostgresEstimationStore = (knex: Knex): EstimationStore => ({
  noter: (lot, oubliAvant) =>
    run(knex, PORT, NOTER, {
      lot: JSON.stringify(lot.map(toRow)),
      oubliAvant: premierIdDe(oubliAvant),
      oublisMax: OUBLIS_MAX,
    }),
  lister: (choix, page) => lister(knex, choix, page),
  parId: (id) => oneOrNone(knex, PORT, EstimationRow, PAR_IDS, { ids: [id] }),
  conversion: (instant) =>
    one(knex, PORT, ConversionRow, CONVERSION, {
      debut: debutRecent(instant),
      premier: premierIdDe(oubliAvant(instant)),
    }),
})
