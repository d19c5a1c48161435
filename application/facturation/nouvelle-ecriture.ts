import type { Ports } from '#application/ports/ports'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { NouvelleEcriture } from '#domain/facturation/enregistrer-reglement'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'

export type PortsEcrire = Pick<Ports, 'clock' | 'randomness'>

/** An entry of the book of receipts, now. */
export const nouvelleEcriture = ({ clock, randomness }: PortsEcrire): NouvelleEcriture => {
  const instant = clock.maintenant()
  return { id: tirerIdentifiant(instant, randomness.octets(OCTETS_IDENTITE)), instant, jour: dateParis(instant) }
}
