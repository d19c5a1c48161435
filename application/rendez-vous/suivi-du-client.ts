import type { Suivi } from '#application/ports/prestation-store'
import { histoireDuClient } from '#domain/prestation/histoire-du-client'

export const suiviDuClient = ({ dossier, evenements }: Suivi): Suivi => ({
  dossier,
  evenements: histoireDuClient(evenements),
})
