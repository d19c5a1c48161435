import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FactureStore } from '#application/ports/facture-store'
import { DESTINATAIRE_EFFACE, type DestinataireEfface } from '#domain/facturation/destinataire-efface'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import { oneOrNone } from '../query.ts'
import { PORT } from './ecrire-piece.ts'

const RENVOYER = `
with piece as (
  select numero, prestation_id from factures where numero = :numero
),
courriel as (
  insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
  select 'facture_client', prestation_id, jsonb_build_object('numero', numero), :instant, :instant
  from piece
  where prestation_id is not null
)
select prestation_id is not null as joignable from piece`

const EnvoiRow = t.strict({ joignable: t.boolean })

const issue = (envoi: O.Option<t.TypeOf<typeof EnvoiRow>>): E.Either<FactureInconnue | DestinataireEfface, void> => {
  if (O.isNone(envoi)) return E.left(FACTURE_INCONNUE)
  return envoi.value.joignable ? E.right(undefined) : E.left(DESTINATAIRE_EFFACE)
}

/** Puts the mail of a document in the outbox once more. */
export const renvoyerPiece =
  (knex: Knex): FactureStore['renvoyer'] =>
  (numero, instant) =>
    pipe(oneOrNone(knex, PORT, EnvoiRow, RENVOYER, { numero, instant }), TE.flatMapEither(issue))
