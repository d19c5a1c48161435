import type { Suivi } from '#application/ports/prestation-store'
import { histoireDuClient } from '#domain/prestation/histoire-du-client'

/** A prestation as its client may read it. */
export const suiviDuClient = ({ dossier, evenements }: Suivi): Suivi => ({
  dossier,
  evenements: histoireDuClient(evenements),
})
