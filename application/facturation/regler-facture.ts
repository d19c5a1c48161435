import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { annulerReglement as defaire, type RefusDAnnulation } from '#domain/facturation/annuler-reglement'
import {
  enregistrerReglement as encaisser,
  exigerSolde,
  type NouvelleEcriture,
  type RefusDeReglement,
  type SaisieDeReglement,
  type SoldeChange,
} from '#domain/facturation/enregistrer-reglement'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import type { Montant } from '#domain/shared/montant'
import { nouvelleEcriture, type PortsEcrire } from './nouvelle-ecriture.ts'

type SurFacture = { readonly session: Session; readonly numero: NumeroPiece }

/** `soldeAttendu` is the balance that was read; without it, the payment is taken as the invoice stands. */
export type DemandeDeReglement = SurFacture & {
  readonly saisie: SaisieDeReglement
  readonly soldeAttendu?: Montant | null
}

export type DemandeDAnnulation = SurFacture & { readonly reglementId: string; readonly note: string }

type Refus = SessionRequise | AccesRefuse | FactureInconnue

type PortsRegler = PortsEcrire & Pick<Ports, 'factures'>

const decider =
  ({ saisie, soldeAttendu = null }: DemandeDeReglement, ecriture: NouvelleEcriture) =>
  (suivie: FactureSuivie): E.Either<SoldeChange | RefusDeReglement, Reglement> =>
    pipe(
      exigerSolde(suivie, soldeAttendu),
      E.flatMap((lue): E.Either<SoldeChange | RefusDeReglement, Reglement> => encaisser(lue, saisie, ecriture)),
    )

/** Writes money that came in, or, below zero, that was given back. */
export const enregistrerReglement =
  (ports: PortsRegler) =>
  (demande: DemandeDeReglement): TE.TaskEither<Refus | SoldeChange | RefusDeReglement | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(exigerAdmin(demande.session)),
      TE.flatMap(() => ports.factures.regler(demande.numero, decider(demande, nouvelleEcriture(ports)))),
    )

/** Undoes an entry by a contrary one. */
export const annulerReglement =
  (ports: PortsRegler) =>
  ({
    session,
    numero,
    reglementId,
    note,
  }: DemandeDAnnulation): TE.TaskEither<Refus | RefusDAnnulation | PortFailure, FactureSuivie> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap(() => {
        const ecriture = nouvelleEcriture(ports)
        return ports.factures.regler(numero, (suivie) => defaire(suivie, reglementId, { ...ecriture, note }))
      }),
    )
