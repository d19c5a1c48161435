/** The files of a quote apart from the order: who downloads one needs none of the order's codecs. */
import * as t from 'io-ts'
import type { DevisIncomplet } from '#domain/devis/devis-complet'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { type MotDePasseTemporaireActif, REFUS_ACCES, REFUS_PRESTATION, type RefusalTable } from '../refusal.ts'
import { REFUS_DE_DEVIS_INCOMPLET } from '../refusals/devis-incomplet.ts'
import { file, NO_INPUT, route } from '../route.ts'
import { optionalText, VersionDemandee } from '../values/lenient.ts'

const REFUS_DE_DEVIS: RefusalTable<PrestationInconnue | MotDePasseTemporaireActif | DevisIncomplet> = {
  ...REFUS_PRESTATION,
  ...REFUS_DE_DEVIS_INCOMPLET,
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
    query: t.strict({ cle: optionalText(200), version: VersionDemandee }),
    reply: file(mediaType),
    refusals: REFUS_DE_DEVIS,
  })

export const devisPdfRoute = devisRoute('pdf', 'application/pdf')

export const devisTexteRoute = devisRoute('txt', 'text/plain; charset=utf-8')
