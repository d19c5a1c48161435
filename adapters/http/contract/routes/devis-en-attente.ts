import * as t from 'io-ts'
import { json, NO_INPUT, route } from '../route.ts'
import { DevisReply } from '../values/devis-reply.ts'
import { orNull, Version } from '../values/lenient.ts'

const SUR_VERSION = {
  ...NO_INPUT,
  method: 'POST',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ version: Version }),
  reply: json(DevisReply),
} as const

export const retirerDevisRoute = route({
  ...SUR_VERSION,
  path: '/api/admin/prestations/{id}/devis/retrait',
  summary: 'Takes back the version of a quote that waits for its client',
  refusals: ['PrestationInconnue', 'DevisClos', 'DevisPlusEnAttente'],
})

/** `version` is that of the quote, `versionLue` that of the prestation as it was read. */
export const renvoyerDevisRoute = route({
  ...SUR_VERSION,
  path: '/api/admin/prestations/{id}/devis/renvoi',
  summary: 'Sends the version of a quote that waits to its client once more',
  body: t.strict({ version: Version, versionLue: orNull(Version) }),
  refusals: ['PrestationInconnue', 'DevisClos', 'DevisPlusEnAttente', 'VersionPerimee', 'RenvoiTropTard'],
})
