import type { Precedent } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { NouvelleEcriture } from '#domain/facturation/enregistrer-reglement'
import { type HorlogeEnArriere, momentDEmission } from '#domain/facturation/moment-d-emission'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import * as E from '#fp/Either'

export type PortsEcrire = Pick<Ports, 'clock' | 'randomness'>

const ecritureDe = ({ randomness }: PortsEcrire, instant: Date): NouvelleEcriture => ({
  id: tirerIdentifiant(instant, randomness.octets(OCTETS_IDENTITE)),
  instant,
  jour: dateParis(instant),
})

/** An entry of the book of receipts, now. */
export const nouvelleEcriture = (ports: PortsEcrire): NouvelleEcriture => ecritureDe(ports, ports.clock.maintenant())

/** The same, at the moment of the documents that it may call for; the refusal is of those alone. */
export const ecritureAvecPieces = (
  ports: PortsEcrire,
  precedent: Precedent,
): { readonly ecriture: NouvelleEcriture; readonly moment: E.Either<HorlogeEnArriere, Date> } => {
  const maintenant = ports.clock.maintenant()
  const moment = momentDEmission(maintenant, precedent)
  return { moment, ecriture: ecritureDe(ports, E.isRight(moment) ? moment.right : maintenant) }
}

/** Refuses to issue a document before the last one (clock set back). Entries without a document are still written. */
export const exigerMoment =
  (moment: E.Either<HorlogeEnArriere, Date>) =>
  <A extends { readonly pieces: readonly unknown[] }>(encaissement: A): E.Either<HorlogeEnArriere, A> =>
    encaissement.pieces.length > 0 && E.isLeft(moment) ? moment : E.right(encaissement)
