import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { RetractationStore } from '#application/ports/retractation-store'
import { pageDe } from '#application/shared/page'
import { Email } from '#domain/client/email'
import { PrestationId } from '#domain/prestation/reference'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import {
  type Declaration,
  ReferenceCitee,
  referenceVisee,
  type DeclarationRecue,
} from '#domain/retractation/declaration'
import { RECUS_HEURES, type Situation, type Traitement } from '#domain/retractation/traiter-declaration'
import { Verdict } from '#domain/retractation/verdict'
import { inTransaction } from '../in-transaction.ts'
import { DOSSIER_COLUMNS, DossierRow } from '../prestation/dossier-row.ts'
import { writeDossier } from '../prestation/modifier-dossier.ts'
import { columnsOf, count, Instant, many, one, oneOrNone, orNull, orThrow } from '../query.ts'
import { SANS_REPRISE } from './sans-reprise.ts'

const FIELDS = {
  id: t.string,
  recueLe: Instant,
  nom: t.string,
  email: Email,
  reference: ReferenceCitee,
  motif: t.string,
  prestationId: orNull(PrestationId),
  verdict: Verdict,
  traiteeLe: orNull(Instant),
}

const DeclarationRow = t.strict(FIELDS)

const DECLARATION_COLUMNS = columnsOf(FIELDS, 'retractations')

const PORT = 'retractations'

// One condition for reference and address, so that an unknown reference and a wrong address take the same time.
const VISEE = 'p.reference = :reference and p.email = :email'

const TROUVEE = 'p.id = :id'

// Read once the order is locked, so that simultaneous declarations are seen.
const AVANT = `
select
  (
    select r.verdict
    from retractations r
    join prestations p on p.id = r.prestation_id
    where ${VISEE}
      and r.issue in ('acceptee', 'a_regler') and not cast(r.verdict ->> 'repetee' as boolean)
      and ${SANS_REPRISE}
    order by r.id desc
    limit 1
  ) as precedent,
  (
    select cast(count(*) as integer)
    from retractations
    where email = :email and recue_le > cast(:recueLe as timestamptz) - make_interval(hours => :heures)
  ) as recentes`

const AvantRow = t.strict({ precedent: orNull(Verdict), recentes: t.number })

const ECRIRE = `
insert into retractations (id, recue_le, nom, email, reference, motif, prestation_id, issue, verdict)
values (:id, :recueLe, :nom, :email, :reference, :motif, :prestationId, :issue, :verdict)`

const DECIDER = 'update retractations set issue = :issue, verdict = :verdict where id = :id'

const COURRIERS = `
insert into courriels (genre, detail, a_envoyer_le, cree_le)
select genre, cast(:recu as jsonb), :instant, :instant
from unnest(cast(:courriers as text[])) as genre`

const LISTER = `
select ${DECLARATION_COLUMNS}
from retractations
where cast(:curseur as text) is null or id < :curseur
order by id desc
limit :nombre`

const A_TRAITER = `
select ${DECLARATION_COLUMNS}
from retractations
where traitee_le is null and issue in ('acceptee', 'a_regler', 'inconnue', 'a_verifier') and not cast(verdict ->> 'repetee' as boolean)
order by prestation_id is null, id desc
limit :limite`

const DU_CLIENT = `
select ${DECLARATION_COLUMNS}
from retractations
where prestation_id in (select p.id from prestations p where p.client_id = :clientId) order by id`

const PAR_ID = `select ${DECLARATION_COLUMNS} from retractations where id = :id`

const MARQUER = `
update retractations
set traitee_le = :traiteeLe
where id = :id
returning ${DECLARATION_COLUMNS}`

const NOMBRE = 'select cast(count(*) as integer) as nombre from retractations'

const lireDossier = async (
  trx: Knex,
  laquelle: string,
  bindings: Readonly<Record<string, string | null>>,
): Promise<Dossier | null> => {
  await trx.raw(`select id from prestations p where ${laquelle} for update`, bindings)
  const sql = `select ${DOSSIER_COLUMNS} from prestations p where ${laquelle}`
  return O.toNullable(await orThrow(oneOrNone(trx, PORT, DossierRow, sql, bindings)))
}

const lireAvant = (trx: Knex, visee: { readonly reference: string | null; readonly email: string }, recueLe: Date) =>
  orThrow(one(trx, PORT, AvantRow, AVANT, { ...visee, recueLe, heures: RECUS_HEURES }))

const situer = async (trx: Knex, { email, reference, recueLe }: Declaration): Promise<Situation> => {
  const visee = { email, reference: referenceVisee(reference) }
  const dossier = await lireDossier(trx, VISEE, visee)
  return { dossier, ...(await lireAvant(trx, visee, recueLe)) }
}

/** The present state of the order found earlier, even if its mail address has changed since. */
const situerTrouvee = async (trx: Knex, { prestationId, recueLe }: DeclarationRecue): Promise<Situation> => {
  const dossier = await lireDossier(trx, TROUVEE, { id: prestationId })
  if (dossier === null) return { dossier, precedent: null, recentes: 0 }
  const { reference, contact } = dossier.prestation
  return { dossier, ...(await lireAvant(trx, { reference, email: contact.email }, recueLe)) }
}

const ecrire = async (
  trx: Knex,
  sql: string,
  declaration: Omit<Declaration, 'nom'> & { readonly nom: string },
  { dossier }: Situation,
  { verdict, changement, courriers, recu }: Traitement,
  instant: Date,
): Promise<void> => {
  if (dossier !== null && changement !== null) await writeDossier(trx, dossier, changement, instant)
  await trx.raw(sql, {
    ...declaration,
    prestationId: recu.prestationId,
    issue: verdict.issue,
    verdict: JSON.stringify(Verdict.encode(verdict)),
  })
  await trx.raw(COURRIERS, { recu: JSON.stringify(RecuDeRetractation.encode(recu)), courriers, instant })
}

const declarer = async (
  trx: Knex,
  declaration: Declaration,
  decider: (situation: Situation) => Traitement,
): Promise<E.Either<never, DeclarationRecue>> => {
  const situation = await situer(trx, declaration)
  const traitement = decider(situation)
  await ecrire(trx, ECRIRE, declaration, situation, traitement, declaration.recueLe)
  const { recu, verdict } = traitement
  return E.right({ ...declaration, prestationId: recu.prestationId, verdict, traiteeLe: null })
}

const confirmer = async <R>(
  trx: Knex,
  id: string,
  instant: Date,
  decider: (declaration: DeclarationRecue, situation: Situation) => E.Either<R, Traitement>,
): Promise<E.Either<R, O.Option<DeclarationRecue>>> => {
  const recue = await orThrow(oneOrNone(trx, PORT, DeclarationRow, `${PAR_ID} for update`, { id }))
  if (O.isNone(recue)) return E.right(O.none)
  const situation = await situerTrouvee(trx, recue.value)
  const traitement = decider(recue.value, situation)
  if (E.isLeft(traitement)) return traitement
  await ecrire(trx, DECIDER, recue.value, situation, traitement.right, instant)
  return E.right(O.some({ ...recue.value, verdict: traitement.right.verdict }))
}

export const makePostgresRetractationStore = (knex: Knex): RetractationStore => ({
  declarer: (declaration, decider) => inTransaction(PORT, knex, (trx) => declarer(trx, declaration, decider)),
  confirmer: (id, instant, decider) => inTransaction(PORT, knex, (trx) => confirmer(trx, id, instant, decider)),
  lister: ({ limite, curseur }) =>
    pipe(
      many(knex, PORT, DeclarationRow, LISTER, { curseur, nombre: limite + 1 }),
      TE.bindTo('recues'),
      TE.bind('total', () => count(knex, PORT, NOMBRE)),
      TE.map(({ recues, total }) => pageDe(recues, limite, total, ({ id }) => id)),
    ),
  aTraiter: (limite) => many(knex, PORT, DeclarationRow, A_TRAITER, { limite }),
  duClient: (clientId) => many(knex, PORT, DeclarationRow, DU_CLIENT, { clientId }),
  parId: (id) => oneOrNone(knex, PORT, DeclarationRow, PAR_ID, { id }),
  marquer: (id, traiteeLe) => oneOrNone(knex, PORT, DeclarationRow, MARQUER, { id, traiteeLe }),
})
