import { formaterAdresse } from '#domain/client/adresse'
import type { Prestation } from '#domain/prestation/prestation'

/** The way to the client on a map. */
export const itineraire = ({ adresse }: Prestation): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(formaterAdresse(adresse))}`
