import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { datesEnAttente, repondreAvant } from './rendez-vous.ts'

/** The prestations that wait for an answer, the most pressing first. */
export const aRepondre = (prestations: readonly PrestationReply[], maintenant: Date): readonly PrestationReply[] =>
  prestations
    .flatMap((prestation) => {
      const avant = repondreAvant(datesEnAttente(prestation, maintenant))
      return avant === null ? [] : [{ prestation, avant }]
    })
    .toSorted((a, b) => a.avant.getTime() - b.avant.getTime())
    .map(({ prestation }) => prestation)
