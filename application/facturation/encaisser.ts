import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Encaissement, Precedent } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { documenterReglement } from '#domain/facturation/documenter-acompte'
import {
  annulerReglement as defaire,
  type CompteOuvert,
  enregistrerReglement as encaisser,
  type NouvelleEcriture,
  type RefusDAnnulation,
  type RefusDeReglement,
  type SaisieDeReglement,
} from '#domain/facturation/encaisser'
import { type HorlogeEnArriere, momentDEmission } from '#domain/facturation/emission'
import type { MentionsManquantes } from '#domain/facturation/preparer-facture'
import type { Reglement } from '#domain/facturation/reglement'
import type { PrestationInconnue, Reference } from '#domain/prestation/reference'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'
import type { Montant } from '#domain/shared/montant'
import { type PortsRediger, rediger } from './emettre-facture.ts'

/** The order is named by its reference, which its documents keep once it is erased. */
type SurCommande = { readonly admin: Admin; readonly reference: Reference }

/** `soldeAttendu` is the balance of the order that was read; without it, the payment is taken as the order stands. */
export type DemandeDeReglement = SurCommande & {
  readonly saisie: SaisieDeReglement
  readonly soldeAttendu?: Montant | null
}

export type DemandeDAnnulation = SurCommande & { readonly reglementId: string; readonly note: string }

type PortsEncaisser = PortsRediger & Pick<Ports, 'clock' | 'randomness' | 'factures' | 'entreprise'>

type Refus = PrestationInconnue | MentionsManquantes | HorlogeEnArriere

type Decider<R> = (compte: CompteOuvert, ecriture: NouvelleEcriture) => E.Either<R, Reglement>

/** The payment that was decided on, with what a professional gets for it; only a document waits for a clock that was set back. */
const avecPieces =
  <R>({ clock, randomness, entreprise }: PortsEncaisser, decider: Decider<R>) =>
  (compte: CompteOuvert, precedent: Precedent): E.Either<R | MentionsManquantes | HorlogeEnArriere, Encaissement> => {
    const maintenant = clock.maintenant()
    const moment = momentDEmission(maintenant, precedent)
    const instant = E.isRight(moment) ? moment.right : maintenant
    const id = tirerIdentifiant(instant, randomness.octets(OCTETS_IDENTITE))
    return pipe(
      decider(compte, { id, instant, jour: dateParis(instant) }),
      E.bindTo('reglement'),
      E.bindW('pieces', ({ reglement }) => documenterReglement(compte, reglement, { entreprise, instant })),
      E.flatMap((encaissement): E.Either<R | MentionsManquantes | HorlogeEnArriere, Encaissement> =>
        encaissement.pieces.length > 0 && E.isLeft(moment) ? moment : E.right(encaissement),
      ),
    )
  }

/** Writes money that came for an order, before or after its invoice, or, below zero, that was given back. */
export const enregistrerReglement =
  (ports: PortsEncaisser) =>
  ({
    reference,
    saisie,
    soldeAttendu = null,
  }: DemandeDeReglement): TE.TaskEither<Refus | RefusDeReglement | PortFailure, CompteOuvert> =>
    ports.factures.encaisser(
      reference,
      avecPieces(ports, (compte, ecriture) => encaisser(compte, saisie, soldeAttendu, ecriture)),
      rediger(ports),
    )

/** Undoes a payment by a contrary one. */
export const annulerReglement =
  (ports: PortsEncaisser) =>
  ({
    reference,
    reglementId,
    note,
  }: DemandeDAnnulation): TE.TaskEither<Refus | RefusDAnnulation | PortFailure, CompteOuvert> =>
    ports.factures.encaisser(
      reference,
      avecPieces(ports, (compte, ecriture) => defaire(compte, reglementId, { ...ecriture, note })),
      rediger(ports),
    )
