import type { Priorite } from '#domain/prestation/priorite'
import { avecPrestation, type Changement, type Dossier } from './dossier.ts'

/** Sets the priority, as the owner wishes; `null` when it is that one already. */
export const changerPriorite = (dossier: Dossier, priorite: Priorite, instant: Date): Changement | null => {
  const de = dossier.prestation.priorite
  return de === priorite
    ? null
    : {
        dossier: avecPrestation(dossier, { priorite }),
        evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'priorite', de, vers: priorite } },
        courriers: [],
      }
}
