import * as t from 'io-ts'
import { json, NO_INPUT, route } from '../route.ts'
import { ModificationBody } from '../values/modification-body.ts'
import { PrestationReply } from '../values/prestation-reply.ts'

export const modifierPrestationRoute = route({
  ...NO_INPUT,
  method: 'PUT',
  path: '/api/prestations/{id}',
  summary: 'Proposes dates, changes the statut or the priority, notes a call, or adds a note for the owner alone',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: ModificationBody,
  reply: json(PrestationReply),
  refusals: [
    'PrestationInconnue',
    'CreneauOccupe',
    'DatePassee',
    'DatesQuiSeTouchent',
    'DateTropLointaine',
    'DateTropProche',
    'FactureEmise',
    'InterventionCommencee',
    'NombreDeDates',
    'PrestationClose',
    'MotifRequis',
    'VersionPerimee',
  ],
})
