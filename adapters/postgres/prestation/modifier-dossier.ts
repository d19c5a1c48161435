import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { PrestationStore } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import { Engagement } from '#domain/prestation/engagement'
import { Fait } from '#domain/prestation/evenement'
import { PRESTATION_INCONNUE, type PrestationInconnue, type PrestationId } from '#domain/prestation/reference'
import { Annonce, ChangementDeStatut } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { type DateProposee, STATUTS_RETENUS } from '#domain/rendez-vous/date-proposee'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { CRENEAU_OCCUPE, type CreneauOccupe } from '#domain/rendez-vous/refus'
import { inTransaction } from '../in-transaction.ts'
import { oneOrNone, orThrow, prepared } from '../query.ts'
import { DOSSIER_COLUMNS, DossierRow } from './dossier-row.ts'

/** Frees expired dates, except those of the prestation `:id` and of prestations locked by another transaction. */
export const LAISSER_EXPIRER = `
with perimees as (
  select r.id
  from rendez_vous r join prestations p on p.id = r.prestation_id
  where r.statut = 'propose' and r.expire_le <= :instant and r.prestation_id <> :id
  for update skip locked
)
update rendez_vous
set statut = 'expire'
where id = any(array(select id from perimees))`

/** Locks the prestation until the transaction ends. Its dates are read in a later statement, once the lock is held. */
export const VERROUILLER = 'select id from prestations where id = ? for update'

/** Lets one change of the agenda run at a time. The exclusion constraint would suffice, but waiting sessions would lose a second to deadlock detection. */
const OUVRIR_AGENDA = "select pg_advisory_xact_lock(hashtext('agenda'))"

const CHANGER_DATES = `
update rendez_vous
set statut = d.statut, repondue_le = d."repondueLe"
from jsonb_to_recordset(cast(:dates as jsonb)) as d (id text, statut text, "repondueLe" timestamptz)
where rendez_vous.id = d.id`

const AJOUTER_DATES = `
insert into rendez_vous (
  id, prestation_id, proposition, rang, debut, fin, trajet_minutes, occupe, total_net, majore, statut, proposee_le, expire_le,
  repondue_le
)
select
  d.id, :id, d.proposition, d.rang, d.debut, d.fin, d."trajetMinutes",
  tstzrange(
    d.debut - make_interval(mins => d."trajetMinutes"),
    d.fin + make_interval(mins => d."trajetMinutes")
  ),
  d.total, d.majore, d.statut, d."proposeeLe", d."expireLe", d."repondueLe"
from jsonb_to_recordset(cast(:dates as jsonb)) as d (
  id text, proposition integer, rang integer, debut timestamptz, fin timestamptz, "trajetMinutes" integer, total integer, majore boolean,
  statut text, "proposeeLe" timestamptz, "expireLe" timestamptz, "repondueLe" timestamptz
)`

const ECRIRE_DOSSIER = `
with evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  values (:id, :le, :auteur, :fait)
),
rappels as (
  delete from courriels
  where prestation_id = :id and genre = 'rappel_client' and statut = 'a_envoyer' and cast(:rendezVousChange as boolean)
),
annonces as (
  insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
  select c.genre, :id, c.detail, c."aEnvoyerLe", :le
  from jsonb_to_recordset(cast(:courriers as jsonb)) as c (genre text, detail jsonb, "aEnvoyerLe" timestamptz)
)
update prestations
set statut = :statut, priorite = :priorite, souhaits = :souhaits,
  sequence = :sequence, appelee_le = :appeleeLe, engagement = :engagement, version = :version
where id = :id`

const retient = ({ statut }: DateProposee): boolean => STATUTS_RETENUS.includes(statut)

/** Frees time before it takes time, because the constraint is checked after each statement. */
const writeDates = async (trx: Knex, avant: Dossier, apres: Dossier, instant: Date): Promise<void> => {
  const { id } = avant.prestation
  const connues = new Map(avant.dates.map((date) => [date.id, date]))
  const nouvelles = apres.dates.filter((date) => !connues.has(date.id))
  const changees = apres.dates.filter((date) => {
    const connue = connues.get(date.id)
    return connue !== undefined && (connue.statut !== date.statut || connue.repondueLe !== date.repondueLe)
  })
  if (nouvelles.length + changees.length === 0) return
  await trx.raw(OUVRIR_AGENDA)
  await trx.raw(LAISSER_EXPIRER, { id, instant })
  for (const dates of [changees.filter((date) => !retient(date)), changees.filter(retient)]) {
    if (dates.length > 0) await trx.raw(CHANGER_DATES, { dates: JSON.stringify(dates) })
  }
  if (nouvelles.length > 0) await trx.raw(AJOUTER_DATES, { id, dates: JSON.stringify(nouvelles) })
}

const lettersOf = ({ evenement, courriers, avis }: Changement): readonly object[] => [
  ...courriers.map(({ genre, aEnvoyerLe, annonce }) => ({ genre, aEnvoyerLe, detail: Annonce.encode(annonce) })),
  ...(avis === undefined
    ? []
    : [{ genre: 'statut_client', aEnvoyerLe: evenement.le, detail: ChangementDeStatut.encode(avis) }]),
]

export const writeDossier = async (trx: Knex, avant: Dossier, changement: Changement, instant: Date): Promise<void> => {
  const { dossier, evenement } = changement
  const { id, statut, priorite, appeleeLe, engagement, version } = dossier.prestation
  await writeDates(trx, avant, dossier, instant)
  await trx.raw(ECRIRE_DOSSIER, {
    id,
    statut,
    priorite,
    version,
    appeleeLe,
    engagement: JSON.stringify(Engagement.encode(engagement)),
    souhaits: JSON.stringify(dossier.souhaits),
    sequence: dossier.sequence,
    le: evenement.le,
    auteur: evenement.auteur,
    fait: JSON.stringify(Fait.encode(evenement.fait)),
    rendezVousChange: dossier.sequence !== avant.sequence,
    courriers: JSON.stringify(lettersOf(changement)),
  })
}

const PORT = 'prestations'

const PAR_ID = prepared('dossier', `select ${DOSSIER_COLUMNS} from prestations p where p.id = :id`)

const TempsPris = t.type({
  cause: t.type({ code: t.literal('23P01'), constraint: t.literal('rendez_vous_technicien_libre') }),
})

const parId = (knex: Knex, id: PrestationId): TE.TaskEither<PortFailure, O.Option<Dossier>> =>
  oneOrNone(knex, PORT, DossierRow, PAR_ID, { id })

type Decider<R> = (dossier: Dossier) => E.Either<R, Changement | null>

const modifier = async <R>(
  trx: Knex,
  id: PrestationId,
  instant: Date,
  decider: Decider<R>,
): Promise<E.Either<PrestationInconnue | R, Dossier>> => {
  await trx.raw(VERROUILLER, [id])
  const lu = await orThrow(parId(trx, id))
  if (O.isNone(lu)) return E.left(PRESTATION_INCONNUE)
  const avant = lu.value
  const decision = decider(avant)
  if (E.isLeft(decision)) return decision
  if (decision.right === null) return E.right(avant)
  await writeDossier(trx, avant, decision.right, instant)
  return E.right(decision.right.dossier)
}

export const dossiers = (knex: Knex): Pick<PrestationStore, 'parId' | 'modifier'> => ({
  parId: (id) => parId(knex, id),
  modifier: <R>(id: PrestationId, instant: Date, decider: Decider<R>) =>
    pipe(
      inTransaction(PORT, knex, (trx) => modifier(trx, id, instant, decider)),
      TE.mapLeft((refus): PortFailure | PrestationInconnue | CreneauOccupe | R =>
        TempsPris.is(refus) ? CRENEAU_OCCUPE : refus,
      ),
    ),
})
