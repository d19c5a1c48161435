import { fr } from './typographie.ts'

/** Work that begins within the withdrawal delay, unasked. */
export const DEBUT_TROP_TOT = fr({
  loi: 'Le client n’a pas demandé que le travail commence avant. S’il se rétracte d’ici là, ce qui aura été fait ne pourra pas lui être facturé (Code de la consommation, art. L.\u00a0221-25).',
  conseil:
    'Faites-lui d’abord demander par écrit, courriel ou papier signé, que le travail commence tout de suite, et gardez cette demande. Vous pouvez la noter ci-dessous.',
})

export const debutTropTotTitre = (jour: string): string => fr(`Délai de rétractation jusqu’au ${jour}`)
