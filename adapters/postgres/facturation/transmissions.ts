import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FactureStore } from '#application/ports/facture-store'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Transmission } from '#domain/facturation/transmission'
import { Instant, oneOrNone, run } from '../query.ts'
import { PORT } from './ecrire-piece.ts'

const LIRE = 'select deposee_le, accuse from transmissions where numero = :numero'

const NOTER = `
insert into transmissions (numero, deposee_le, accuse) values (:numero, :deposeeLe, :accuse)
on conflict (numero) do nothing`

const TransmissionRow = t.strict({ deposee_le: Instant, accuse: t.string })

const lire = (knex: Knex, numero: NumeroPiece): TE.TaskEither<PortFailure, O.Option<Transmission>> =>
  pipe(
    oneOrNone(knex, PORT, TransmissionRow, LIRE, { numero }),
    TE.map(O.map(({ deposee_le: deposeeLe, accuse }) => ({ deposeeLe, accuse }))),
  )

/** What was left with a platform: of two deposits at once, the first one written counts. */
export const transmissions = (knex: Knex): Pick<FactureStore, 'transmission' | 'noterTransmission'> => ({
  transmission: (numero) => lire(knex, numero),
  noterTransmission: (numero, transmission) =>
    pipe(
      run(knex, PORT, NOTER, { numero, ...transmission }),
      TE.flatMap(() => lire(knex, numero)),
      TE.flatMap(TE.fromOption(() => portFailure(PORT)(new Error('a transmission was not kept')))),
    ),
})
