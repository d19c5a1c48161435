import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import { type DemandeDeDevis, type RefusDeDevis, trouverDevis } from './trouver-devis.ts'

/** A quote with its versions as of an instant: one that waits may be too old to accept. */
export type DevisLu = { readonly etat: DossierDeDevis; readonly instant: Date }

/** The versions of the quote of an order. Programs that look through mails open links too: reading changes nothing. */
export const lireDevis =
  (ports: Pick<Ports, 'clock' | 'devis' | 'keyedHash'>) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, DevisLu> =>
    pipe(
      trouverDevis(ports)(demande),
      TE.map((etat) => ({ etat, instant: ports.clock.maintenant() })),
    )
