import { avantTexte, depuisTexte, encoreTexte, retardTexte } from '../../../contents/admin-aujourdhui-texts.ts'
import { dureeTexte } from '../../../contents/admin-communs-texts.ts'
import { quand } from './quand.ts'

/** A deadline in words: how long, and on which clock. */
export type Echeance = { readonly duree: string; readonly horloge: string; readonly enRetard: boolean }

const MINUTE_MS = 60_000

/** Whether the call promised to the client is late, and until when. */
export const echeance = (avant: Date, maintenant: Date): Echeance => {
  const restent = Math.floor((avant.getTime() - maintenant.getTime()) / MINUTE_MS)
  return restent < 0
    ? {
        duree: retardTexte(dureeTexte(Math.floor((maintenant.getTime() - avant.getTime()) / MINUTE_MS))),
        horloge: depuisTexte(quand(avant, maintenant)),
        enRetard: true,
      }
    : { duree: encoreTexte(dureeTexte(restent)), horloge: avantTexte(quand(avant, maintenant)), enRetard: false }
}
