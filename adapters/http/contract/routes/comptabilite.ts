import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'
import { REFUS_ADMIN } from '../refusals/acces.ts'
import { REFUS_DOSSIER } from '../refusals/comptabilite.ts'
import { json, NO_INPUT, route, stream } from '../route.ts'
import { ComptabiliteReply, RecetteReply } from '../values/comptabilite-reply.ts'
import { orNull } from '../values/lenient.ts'

/** A whole number between two bounds, written as a number or as digits. */
const between = (name: string, [minimum, maximum]: readonly [number, number], message: string) => {
  const is = (u: unknown): u is number => typeof u === 'number' && Number.isInteger(u) && u >= minimum && u <= maximum
  return described(
    new t.Type<number, number>(
      name,
      is,
      (u, context) => {
        const nombre = typeof u === 'string' && /^\d{1,4}$/.test(u) ? Number(u) : u
        return is(nombre) ? t.success(nombre) : t.failure(u, context, message)
      },
      (nombre) => nombre,
    ),
    { type: 'integer', minimum, maximum },
  )
}

/** A civil year. */
const Annee: t.Type<number, number> = between('Annee', [2000, 2999], 'Indiquez une année.')

/** 1 for January to 12 for December. */
const Mois: t.Type<number, number> = between('Mois', [1, 12], 'Indiquez un mois, de 1 à 12.')

const ADMIN = { ...NO_INPUT, method: 'GET', access: 'admin', refusals: REFUS_ADMIN } as const

export const comptabiliteRoute = route({
  ...ADMIN,
  path: '/api/admin/comptabilite',
  summary: 'What was cashed in a year by month and quarter, its ceilings, and the changes of the law to come',
  query: t.strict({ annee: orNull(Annee) }),
  reply: json(ComptabiliteReply),
})

export const recettesRoute = route({
  ...ADMIN,
  path: '/api/admin/recettes',
  summary: 'The book of receipts of one month, oldest first',
  query: t.strict({ annee: Annee, mois: Mois }),
  reply: json(t.readonlyArray(RecetteReply)),
})

export const recettesCsvRoute = route({
  ...ADMIN,
  path: '/api/admin/export/recettes.csv',
  summary: 'The book of receipts of a year or of one of its months, for a French Excel',
  query: t.strict({ annee: orNull(Annee), mois: orNull(Mois) }),
  reply: stream('text/csv; charset=utf-8'),
})

export const b2cCsvRoute = route({
  ...ADMIN,
  path: '/api/admin/export/b2c.csv',
  summary: 'Sales to consumers and what they paid, day by day, as they will be reported',
  query: t.strict({ annee: orNull(Annee), mois: orNull(Mois) }),
  reply: stream('text/csv; charset=utf-8'),
})

export const dossierComptableRoute = route({
  ...ADMIN,
  path: '/api/admin/comptabilite/{annee}.zip',
  summary:
    'Everything an accountant asks for at the end of a year, as it is at one instant: the books and every document',
  params: t.strict({ annee: Annee }),
  reply: stream('application/zip'),
  refusals: REFUS_DOSSIER,
})
