import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Operation, Precedents } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import { ouRefuser, type PortFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import {
  annulerReglement as defaire,
  type CompteOuvert,
  documenterReglement,
  enregistrerReglement as encaisser,
  type NouvelleEcriture,
  type RefusDAnnulation,
  type RefusDeReglement,
  type SaisieDeReglement,
} from '#domain/facturation/encaisser'
import { type HorlogeEnArriere, momentDEmission } from '#domain/facturation/emission'
import type { MentionsManquantes } from '#domain/facturation/mentions'
import type { Reglement } from '#domain/facturation/reglement'
import { PRESTATION_INCONNUE, type PrestationInconnue, type Reference } from '#domain/prestation/reference'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import type { Montant } from '#domain/shared/montant'
import { type PortsRediger, rediger } from './emettre-facture.ts'

/** The order is given by its reference, which its documents keep after it is erased. */
type SurCommande = { readonly admin: Admin; readonly reference: Reference }

/** `soldeAttendu`: the balance of the order that the owner saw; without it nothing is compared. */
export type DemandeDeReglement = SurCommande & {
  readonly saisie: SaisieDeReglement
  readonly soldeAttendu?: Montant | null
}

export type DemandeDAnnulation = SurCommande & { readonly reglementId: string; readonly note: string }

type PortsEncaisser = PortsRediger & Pick<Ports, 'clock' | 'randomness' | 'factures' | 'entreprise'>

type Decider<R> = (compte: CompteOuvert, ecriture: NouvelleEcriture) => E.Either<R, Reglement>

type Refus<R> = R | MentionsManquantes | HorlogeEnArriere

/** Records the decided payment and its documents. If the clock was set back, only a payment without documents is recorded. */
const ecrire = <R>(
  ports: PortsEncaisser,
  reference: Reference,
  decider: Decider<R>,
): TE.TaskEither<PrestationInconnue | Refus<R> | PortFailure, CompteOuvert> => {
  const { clock, randomness, entreprise, factures } = ports
  const encaissement = (compte: CompteOuvert, { acompte, avoir }: Precedents): E.Either<Refus<R>, Operation> => {
    const maintenant = clock.maintenant()
    const moment = momentDEmission(maintenant, acompte, avoir)
    const instant = E.isRight(moment) ? moment.right : maintenant
    const id = tirerIdentifiant(instant, randomness.octets(OCTETS_IDENTITE))
    return pipe(
      decider(compte, { id, instant, jour: dateParis(instant) }),
      E.bindTo('reglement'),
      E.bindW('pieces', ({ reglement }) => documenterReglement(compte, reglement, { entreprise, instant })),
      E.flatMap((operation): E.Either<Refus<R>, Operation> =>
        operation.pieces.length > 0 && E.isLeft(moment) ? moment : E.right(operation),
      ),
    )
  }
  return pipe(factures.ecrire({ reference }, encaissement, rediger(ports)), ouRefuser(PRESTATION_INCONNUE))
}

/** Records a payment of an order, before or after its invoice; below zero, a refund. */
export const enregistrerReglement =
  (ports: PortsEncaisser) =>
  ({ reference, saisie, soldeAttendu = null }: DemandeDeReglement) =>
    ecrire<RefusDeReglement>(ports, reference, (compte, ecriture) => encaisser(compte, saisie, soldeAttendu, ecriture))

/** Undoes a payment by an opposite one. */
export const annulerReglement =
  (ports: PortsEncaisser) =>
  ({ reference, reglementId, note }: DemandeDAnnulation) =>
    ecrire<RefusDAnnulation>(ports, reference, (compte, ecriture) =>
      defaire(compte, reglementId, { ...ecriture, note }),
    )
