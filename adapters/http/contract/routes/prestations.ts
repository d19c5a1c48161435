import { REFUS_COMMANDE } from '../refusals/commande.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { CommandeBody } from '../values/commande-body.ts'
import { CommandeReply } from '../values/commande-reply.ts'

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
