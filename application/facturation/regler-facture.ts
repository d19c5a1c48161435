import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Encaissement, Precedent } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import {
  annulerReglement as defaire,
  exigerNonDeduit,
  type RefusDAnnulation,
} from '#domain/facturation/annuler-reglement'
import { documenterAnnulation } from '#domain/facturation/documenter-acompte'
import {
  enregistrerReglement as encaisser,
  exigerSolde,
  type NouvelleEcriture,
  type RefusDeReglement,
  type SaisieDeReglement,
  type SoldeChange,
} from '#domain/facturation/enregistrer-reglement'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import type { HorlogeEnArriere } from '#domain/facturation/moment-d-emission'
import type { MentionsManquantes } from '#domain/facturation/preparer-facture'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import type { Montant } from '#domain/shared/montant'
import { ecritureAvecPieces, exigerMoment, nouvelleEcriture, type PortsEcrire } from './nouvelle-ecriture.ts'
import { type PortsRediger, redigerAcompte } from './rediger-piece.ts'

type SurFacture = { readonly admin: Admin; readonly numero: NumeroPiece }

/** `soldeAttendu` is the balance that was read; without it, the payment is taken as the invoice stands. */
export type DemandeDeReglement = SurFacture & {
  readonly saisie: SaisieDeReglement
  readonly soldeAttendu?: Montant | null
}

export type DemandeDAnnulation = SurFacture & { readonly reglementId: string; readonly note: string }

type Refus = FactureInconnue

type PortsRegler = PortsEcrire & Pick<Ports, 'factures'>

type PortsDefaire = PortsRegler & PortsRediger & Pick<Ports, 'entreprise'>

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
    ports.factures.regler(demande.numero, decider(demande, nouvelleEcriture(ports)))

/** The contrary of an entry, with what it has issued when that was a deposit of a professional. */
const deciderAnnulation =
  (ports: PortsDefaire, { reglementId, note }: DemandeDAnnulation) =>
  (
    suivie: FactureSuivie,
    facturesDAcompte: readonly FactureDAcompteSuivie[],
    precedent: Precedent,
  ): E.Either<RefusDAnnulation | MentionsManquantes | HorlogeEnArriere, Encaissement> => {
    const { ecriture, moment } = ecritureAvecPieces(ports, precedent)
    const emission = { entreprise: ports.entreprise, instant: ecriture.instant }
    return pipe(
      defaire(suivie, reglementId, { ...ecriture, note }),
      E.tap(() => exigerNonDeduit(suivie, facturesDAcompte, reglementId)),
      E.bindTo('reglement'),
      E.bindW('pieces', ({ reglement }) => documenterAnnulation(suivie, facturesDAcompte, reglement, emission)),
      E.flatMap(exigerMoment(moment)),
    )
  }

/** Undoes an entry by a contrary one. */
export const annulerReglement =
  (ports: PortsDefaire) =>
  (
    demande: DemandeDAnnulation,
  ): TE.TaskEither<Refus | RefusDAnnulation | MentionsManquantes | HorlogeEnArriere | PortFailure, FactureSuivie> =>
    ports.factures.defaire(demande.numero, deciderAnnulation(ports, demande), redigerAcompte(ports))
