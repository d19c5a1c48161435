import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDeRendezVous } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import type { PortFailure } from '#application/shared/port-failure'
import { recuSansFacture } from '#domain/facturation/recu-sans-facture'
import type { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { vautEncoreRappel } from '#domain/rendez-vous/rappel'
import { situationDuDossier } from '#domain/rendez-vous/situation'
import { dateRendue } from './date-rendue.ts'
import { lireHistoire } from './lire-prestation.ts'
import type { RecitDeRendezVous } from './recit.ts'

type PortsLire = Pick<Ports, 'prestations' | 'clock'>

/** The price of a date may have been agreed upon again since its reminder was written. */
const auPrixConvenu = (annonce: Annonce, { dates }: Dossier): Annonce => ({
  ...annonce,
  dates: annonce.dates.map((dite) => ({ ...dite, total: dates.find(({ id }) => id === dite.id)?.total ?? dite.total })),
})

/** A reminder is worth sending as long as its date is the one agreed upon; whatever else was decided is told as decided. */
const raconter =
  ({ clock }: PortsLire, { genre, annonce }: CourrierDeRendezVous) =>
  ({ dossier, evenements }: Suivi): O.Option<RecitDeRendezVous> =>
    genre !== 'rappel_client' || vautEncoreRappel(dossier, annonce, clock.maintenant())
      ? O.some({
          genre,
          prestation: dossier.prestation,
          annonce: genre === 'rappel_client' ? auPrixConvenu(annonce, dossier) : annonce,
          dejaConvenue: evenements.some(({ fait }) => fait.genre === 'date_acceptee'),
          rendue: dateRendue(annonce, evenements),
          recu: recuSansFacture(evenements),
          situation: situationDuDossier(dossier, evenements, clock.maintenant()),
        })
      : O.none

/** What was decided, and the prestation as it is now; none when there is nothing left to tell. */
export const lireRendezVous =
  (ports: PortsLire) =>
  (courrier: CourrierDeRendezVous): TE.TaskEither<PortFailure, O.Option<RecitDeRendezVous>> =>
    pipe(lireHistoire(ports)(courrier.prestationId), TE.map(raconter(ports, courrier)))
