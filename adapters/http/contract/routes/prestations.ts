import * as t from 'io-ts'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { RefusalTable } from '../refusal.ts'
import { type MotDePasseTemporaireActif, REFUS_ACCES } from '../refusals/acces.ts'
import { REFUS_COMMANDE, REFUS_PRESTATION } from '../refusals/commande.ts'
import { file, json, NO_INPUT, route } from '../route.ts'
import { CommandeBody } from '../values/commande-body.ts'
import { CommandeReply } from '../values/commande-reply.ts'
import { optionalText } from '../values/lenient.ts'

/** Header that makes a repeated order one order. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Header of an answer that was given before. */
export const IDEMPOTENT_REPLAYED = 'idempotent-replayed'

export const commanderRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/prestations/commander',
  summary: 'An order; send an Idempotency-Key so that a repeated request is one order',
  access: 'tous',
  body: CommandeBody,
  reply: json(CommandeReply, 201),
  refusals: REFUS_COMMANDE,
})

const REFUS_DE_DEVIS: RefusalTable<PrestationInconnue | MotDePasseTemporaireActif> = {
  ...REFUS_PRESTATION,
  MotDePasseTemporaireActif: REFUS_ACCES.MotDePasseTemporaireActif,
}

const devisRoute = (extension: 'pdf' | 'txt', mediaType: string) =>
  route({
    ...NO_INPUT,
    method: 'GET',
    path: `/api/prestations/{id}/devis.${extension}`,
    summary: `The quote of an order (${extension}), for its owner, the admin, or the key of the confirmation`,
    access: 'tous',
    params: t.strict({ id: t.string }),
    query: t.strict({ cle: optionalText(200) }),
    reply: file(mediaType),
    refusals: REFUS_DE_DEVIS,
  })

export const devisPdfRoute = devisRoute('pdf', 'application/pdf')

export const devisTexteRoute = devisRoute('txt', 'text/plain; charset=utf-8')
