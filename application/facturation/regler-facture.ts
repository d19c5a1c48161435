import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import {
  annulerReglement as defaire,
  enregistrerReglement as encaisser,
  type FactureSuivie,
  type RefusDeReglement,
  type ReglementInconnu,
  type SaisieDeReglement,
} from '#domain/facturation/reglement'
import { OCTETS_IDENTITE, tirerIdentifiant } from '#domain/shared/identifiant'

type SurFacture = { readonly session: Session; readonly numero: NumeroPiece }

export type DemandeDeReglement = SurFacture & { readonly saisie: SaisieDeReglement }

export type DemandeDAnnulation = SurFacture & { readonly reglementId: string; readonly note: string }

type Refus = SessionRequise | AccesRefuse | FactureInconnue

type PortsRegler = Pick<Ports, 'clock' | 'randomness' | 'factures'>

/** An entry of the book of receipts, now. */
const nouvelleEcriture = ({ clock, randomness }: PortsRegler) => {
  const instant = clock.maintenant()
  return { id: tirerIdentifiant(instant, randomness.octets(OCTETS_IDENTITE)), instant, jour: dateParis(instant) }
}

/** Writes money that came in, or, below zero, that was given back. */
export const enregistrerReglement =
  (ports: PortsRegler) =>
  ({
    session,
    numero,
    saisie,
  }: DemandeDeReglement): TE.TaskEither<Refus | RefusDeReglement | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => {
        const ecriture = nouvelleEcriture(ports)
        return ports.factures.regler(numero, (suivie) => encaisser(suivie, saisie, ecriture))
      }),
    )

/** Undoes an entry by a contrary one. */
export const annulerReglement =
  (ports: PortsRegler) =>
  ({
    session,
    numero,
    reglementId,
    note,
  }: DemandeDAnnulation): TE.TaskEither<Refus | ReglementInconnu | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => {
        const ecriture = nouvelleEcriture(ports)
        return ports.factures.regler(numero, (suivie) => defaire(suivie, reglementId, { ...ecriture, note }))
      }),
    )
