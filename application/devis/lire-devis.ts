import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { additionner, type Montant } from '#domain/shared/montant'
import { type DemandeDeDevis, type RefusDeDevis, trouverDevis } from './trouver-devis.ts'

export type DevisLu = {
  readonly etat: DossierDeDevis
  readonly instant: Date
  readonly moyens: MoyensDePaiement | null
  /** What came of its price already, without an invoice. */
  readonly recu: Montant
}

type PortsMontrer = Pick<Ports, 'entreprise' | 'factures'>

export const montrerDevis =
  ({ entreprise, factures }: PortsMontrer) =>
  ({ etat, instant }: Pick<DevisLu, 'etat' | 'instant'>): TE.TaskEither<PortFailure, DevisLu> =>
    pipe(
      factures.acomptes(etat.dossier.prestation.id),
      TE.map((acomptes) => ({
        etat,
        instant,
        moyens: etat.dossier.prestation.estimation.modalite === 'a_distance' ? moyensDePaiement(entreprise) : null,
        recu: additionner(...acomptes.map(({ montant }) => montant)),
      })),
    )

/** The versions of the quote of an order. Programs that look through mails open links too: reading changes nothing. */
export const lireDevis =
  (ports: Pick<Ports, 'clock' | 'devis' | 'hasher'> & PortsMontrer) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, DevisLu> =>
    pipe(
      trouverDevis(ports)(demande),
      TE.flatMap((etat) => montrerDevis(ports)({ etat, instant: ports.clock.maintenant() })),
    )
