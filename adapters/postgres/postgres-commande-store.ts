import { randomUUID } from 'node:crypto'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CleConnue, CommandeStore, ReferencePrise } from '#application/ports/commande-store'
import type { Idempotence } from '#application/prestation/idempotence'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { NumeroDevis } from '#domain/devis/numero'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { ENREGISTRER_COMMANDE } from './enregistrer-commande-sql.ts'
import { fromPrestationRow, PRESTATION_COLUMNS, PrestationRow, toPrestationBindings } from './prestation-row.ts'
import { query } from './query.ts'
import { decodeRow, type Result } from './rows.ts'

const PORT = 'commandes'

const UniqueViolation = t.type({ code: t.literal('23505'), constraint: t.string })

/** The id ends in the reference: either clash asks for another draw. */
const REFUS: Readonly<Record<string, ReferencePrise | CleConnue>> = {
  prestations_reference_key: { _tag: 'ReferencePrise' },
  prestations_pkey: { _tag: 'ReferencePrise' },
  cles_idempotence_pkey: { _tag: 'CleConnue' },
}

const refusOf = (failure: PortFailure): PortFailure | ReferencePrise | CleConnue =>
  UniqueViolation.is(failure.cause) ? (REFUS[failure.cause.constraint] ?? failure) : failure

const toBindings = (commande: NouvellePrestation, idempotence: O.Option<Idempotence>) => ({
  ...toPrestationBindings(commande),
  ...(O.toNullable(idempotence) ?? { cle: null, empreinte: null }),
  clientId: randomUUID(),
  annee: anneeDe(dateParis(commande.creeLe)),
})

const NumeroRow = t.strict({ numero_devis: NumeroDevis })

const numeroManquant = () => portFailure(PORT)(new Error('an order without a quote number'))

const CommandeRow = t.intersection([t.strict({ empreinte: t.string }), PrestationRow])

const PAR_CLE = `
select cle.empreinte, ${PRESTATION_COLUMNS}
from cles_idempotence cle join prestations p on p.id = cle.prestation_id
where cle.cle = ?`

// Named, so that each connection plans this long statement once.
const enregistrer = (knex: Knex, commande: NouvellePrestation, idempotence: O.Option<Idempotence>) =>
  query(PORT, () =>
    knex.raw<Result>(ENREGISTRER_COMMANDE, toBindings(commande, idempotence)).options({ name: 'enregistrer_commande' }),
  )

/** Orders in PostgreSQL. */
export const makePostgresCommandeStore = (knex: Knex): CommandeStore => ({
  enregistrer: (commande, idempotence) =>
    pipe(
      enregistrer(knex, commande, idempotence),
      TE.mapLeft(refusOf),
      TE.flatMapEither(decodeRow(PORT, NumeroRow)),
      TE.flatMap(TE.fromOption(numeroManquant)),
      TE.map(({ numero_devis: numeroDevis }) => ({ ...commande, numeroDevis })),
    ),
  parCle: (cle) =>
    pipe(
      query(PORT, () => knex.raw<Result>(PAR_CLE, [cle])),
      TE.flatMapEither(decodeRow(PORT, CommandeRow)),
      TE.map(O.map((row) => ({ empreinte: row.empreinte, prestation: fromPrestationRow(row).prestation }))),
    ),
})
