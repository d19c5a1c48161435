/** The files of a quote apart from the order: who downloads one needs none of the order's codecs. */
import * as t from 'io-ts'
import { file, NO_INPUT, route } from '../route.ts'
import { optionalText, VersionDemandee } from '../values/lenient.ts'

const devisRoute = (extension: 'pdf' | 'txt', mediaType: string) =>
  route({
    ...NO_INPUT,
    method: 'GET',
    path: `/api/prestations/{id}/devis.${extension}`,
    summary: `The quote of an order (${extension}), for its owner, the admin, or the key of the confirmation`,
    access: 'tous',
    params: t.strict({ id: t.string }),
    query: t.strict({ cle: optionalText(200), version: VersionDemandee }),
    reply: file(mediaType),
    refusals: ['PrestationInconnue', 'DevisIncomplet', 'MotDePasseTemporaireActif'],
  })

export const devisPdfRoute = devisRoute('pdf', 'application/pdf')

export const devisTexteRoute = devisRoute('txt', 'text/plain; charset=utf-8')
