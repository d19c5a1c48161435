import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { type DemandeDeDevis, type RefusDeDevis, trouverDevis } from './trouver-devis.ts'

/** A quote with its versions as of an instant: one that waits may be too old to accept. */
export type DevisLu = {
  readonly etat: DossierDeDevis
  readonly instant: Date
  /** Where remote work is paid to before it is done; `null` of work on site. */
  readonly moyens: MoyensDePaiement | null
}

/** A quote as it is shown, its PDF beside it: with where it is paid to. */
export const montrerDevis =
  ({ entreprise }: Pick<Ports, 'entreprise'>) =>
  ({ etat, instant }: Omit<DevisLu, 'moyens'>): DevisLu => ({
    etat,
    instant,
    moyens: etat.dossier.prestation.estimation.modalite === 'a_distance' ? moyensDePaiement(entreprise) : null,
  })

/** The versions of the quote of an order. Programs that look through mails open links too: reading changes nothing. */
export const lireDevis =
  (ports: Pick<Ports, 'clock' | 'devis' | 'entreprise' | 'keyedHash'>) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, DevisLu> =>
    pipe(
      trouverDevis(ports)(demande),
      TE.map((etat) => montrerDevis(ports)({ etat, instant: ports.clock.maintenant() })),
    )
