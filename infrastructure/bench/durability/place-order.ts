import * as t from 'io-ts'
import * as E from '#fp/Either'
import { orderBody } from '../load/order-body.ts'

/** What a 201 said. */
export type Acknowledgement = { readonly reference: string; readonly numeroDevis: string; readonly replayed: boolean }

/** `unanswered`: the site died first, nobody knows whether the order stands. */
export type Outcome =
  | ({ readonly _tag: 'Acknowledged' } & Acknowledgement)
  | { readonly _tag: 'Unanswered' }
  | { readonly _tag: 'Refused'; readonly status: number }

const Reply = t.type({
  data: t.type({ prestation: t.type({ reference: t.string }), devis: t.type({ numero: t.string }) }),
})

const read = async (response: Response): Promise<Outcome> => {
  const reply = Reply.decode(await response.json())
  if (response.status !== 201 || E.isLeft(reply)) return { _tag: 'Refused', status: response.status }
  const { prestation, devis } = reply.right.data
  const replayed = response.headers.get('idempotent-replayed') === 'true'
  return { _tag: 'Acknowledged', reference: prestation.reference, numeroDevis: devis.numero, replayed }
}

/** Sends the order of one client under one key; sent again, it is the same bytes. */
export const placeOrder = async (port: number, key: string): Promise<Outcome> => {
  try {
    return await read(
      await fetch(`http://127.0.0.1:${port}/api/prestations/commander`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(orderBody(key)),
      }),
    )
  } catch {
    return { _tag: 'Unanswered' }
  }
}
