import * as t from 'io-ts'
import type { CourrierReserve } from '#application/ports/outbox'
import { GenreDeCommande, GenreDeMessage } from '#domain/courrier/courrier'
import { MessageId } from '#domain/message/message'
import { PrestationId } from '#domain/prestation/reference'

const RESERVATION = { id: t.string, essais: t.number }

const CommandeRow = t.strict({
  ...RESERVATION,
  genre: GenreDeCommande,
  prestation_id: PrestationId,
  client_id: t.string,
  ouvre_compte: t.boolean,
})

const MessageRow = t.strict({ ...RESERVATION, genre: GenreDeMessage, message_id: MessageId })

/** What a worker needs of a row of `courriels`. */
export const CourrierRow = t.union([CommandeRow, MessageRow])

export const fromCourrierRow = (row: t.TypeOf<typeof CourrierRow>): CourrierReserve => {
  const { id, essais } = row
  return 'message_id' in row
    ? { id, essais, genre: row.genre, messageId: row.message_id }
    : {
        id,
        essais,
        genre: row.genre,
        prestationId: row.prestation_id,
        clientId: row.client_id,
        ouvreCompte: row.ouvre_compte,
      }
}
