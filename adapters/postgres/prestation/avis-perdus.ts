import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import type { AvisPerdu } from '#domain/compte/visite-effacee'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Annonce, POUR_L_ENTREPRISE } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { many } from '../query.ts'

const AVIS = `
select p.id, p.reference, c.detail as annonce, exists (
  select from prestation_evenements e where e.prestation_id = p.id and e.detail ->> 'genre' = 'date_acceptee'
) as convenue
from courriels c join prestations p on p.id = c.prestation_id
where p.client_id = :clientId and c.genre = any(cast(:genres as text[])) and c.statut in ('a_envoyer', 'echoue')
order by c.id`

const AvisRow = t.strict({ id: PrestationId, reference: Reference, annonce: Annonce, convenue: t.boolean })

/** What the business was not told yet of the appointments of an account. */
export const avisPerdus = (
  knex: Knex,
  clientId: string,
  port: string,
): TE.TaskEither<PortFailure, readonly AvisPerdu[]> =>
  pipe(
    many(knex, port, AvisRow, AVIS, { clientId, genres: [...POUR_L_ENTREPRISE] }),
    TE.map((rows) => rows.map(({ id: prestationId, ...avis }) => ({ prestationId, ...avis }))),
  )
