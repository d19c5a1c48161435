import * as t from 'io-ts'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { REFUS_ACOMPTE, REFUS_ACOMPTES, REFUS_ANNULATION_D_ACOMPTE } from '../refusals/acompte.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { AcompteBody } from '../values/acompte-body.ts'
import { AcomptesReply } from '../values/acomptes-reply.ts'
import { optionalText } from '../values/lenient.ts'
import { ReglementReply } from '../values/reglement-reply.ts'

const ADMIN = { ...NO_INPUT, access: 'admin' } as const

const DE_PRESTATION = t.strict({ id: t.string })

/** Every entry of the prestation that no invoice has taken over, in the order of writing. */
const Ecritures = t.readonlyArray(ReglementReply)

export const lireAcomptesRoute = route({
  ...ADMIN,
  method: 'GET',
  path: '/api/admin/prestations/{id}/acomptes',
  summary: 'Money of an order before its invoice, and what may still come',
  params: DE_PRESTATION,
  reply: json(AcomptesReply),
  refusals: REFUS_ACOMPTES,
})

export const enregistrerAcompteRoute = route({
  ...ADMIN,
  method: 'POST',
  path: '/api/admin/prestations/{id}/acomptes',
  summary: 'Writes money received before the invoice, or given back, in the book of receipts',
  params: DE_PRESTATION,
  body: AcompteBody,
  reply: json(Ecritures, 201),
  refusals: REFUS_ACOMPTE,
})

export const annulerAcompteRoute = route({
  ...ADMIN,
  method: 'POST',
  path: '/api/admin/prestations/{id}/acomptes/{acompteId}/annulation',
  summary: 'Undoes such an entry by a contrary one: what was written stays',
  params: t.strict({ id: t.string, acompteId: t.string }),
  body: t.strict({ note: optionalText(NOTE_MAX) }),
  reply: json(Ecritures, 201),
  refusals: REFUS_ANNULATION_D_ACOMPTE,
})
