import * as t from 'io-ts'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { REFUS_ADMIN, REFUS_PRESTATION, type RefusalTable, type RefusDAdmin } from '../refusal.ts'
import { REFUS_MODIFICATION, type RefusDeModification } from '../refusals/modification.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { ModificationBody } from '../values/modification-body.ts'
import { PrestationReply } from '../values/prestation-reply.ts'

const REFUS: RefusalTable<RefusDAdmin | PrestationInconnue | RefusDeModification> = {
  ...REFUS_ADMIN,
  ...REFUS_PRESTATION,
  ...REFUS_MODIFICATION,
}

export const modifierPrestationRoute = route({
  ...NO_INPUT,
  method: 'PUT',
  path: '/api/prestations/{id}',
  summary: 'Proposes dates, changes the statut or the priority, notes a call, or adds a note for the owner alone',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: ModificationBody,
  reply: json(PrestationReply),
  refusals: REFUS,
})
