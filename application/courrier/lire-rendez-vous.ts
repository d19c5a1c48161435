import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type EchecDEnvoi, echecDEnvoi } from '#application/ports/mailer'
import type { CourrierDeRendezVous } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import type { PortFailure } from '#application/shared/port-failure'
import { recuSansFacture } from '#domain/facturation/recu-sans-facture'
import type { Evenement } from '#domain/prestation/evenement'
import type { Annonce, DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { vautEncoreRappel } from '#domain/rendez-vous/rappel'
import { situationDuDossier } from '#domain/rendez-vous/situation'
import { lireHistoire } from './lire-prestation.ts'
import type { RecitDeRendezVous } from './recit.ts'

const DECISIONS: readonly Evenement['fait']['genre'][] = [
  'date_proposee',
  'date_acceptee',
  'date_refusee',
  'annulation',
]

/** The agreed date that an acceptance gave back: the one agreed just before it, if nothing was decided in between. */
const dateRendue = ({ reponse, dates, retirees }: Annonce, evenements: readonly Evenement[]): DateDite | null => {
  const [acceptee] = dates
  if (reponse !== 'acceptee' || acceptee === undefined) return null
  const faits = evenements.map(({ fait }) => fait).filter(({ genre }) => DECISIONS.includes(genre))
  const rang = faits.findLastIndex((fait) => fait.genre === 'date_acceptee' && fait.date === acceptee.debut)
  const avant = faits[rang - 1]
  return avant?.genre === 'date_acceptee' ? (retirees.find(({ debut }) => debut === avant.date) ?? null) : null
}

type PortsLire = Pick<Ports, 'prestations' | 'clock'>

/** The price of a date may have been agreed upon again since its reminder was written. */
const auPrixConvenu = (annonce: Annonce, { dates }: Dossier): Annonce => ({
  ...annonce,
  dates: annonce.dates.map((dite) => ({ ...dite, total: dates.find(({ id }) => id === dite.id)?.total ?? dite.total })),
})

/** The dates of a proposal that may still be accepted when its mail leaves. */
const encoreOuvertes = (annonce: Annonce, instant: Date): Annonce => ({
  ...annonce,
  dates: annonce.dates.filter(({ expireLe }) => new Date(expireLe) > instant),
})

type Lecture = E.Either<EchecDEnvoi, O.Option<RecitDeRendezVous>>

/**
 * A reminder is worth sending as long as its date is the one agreed upon, a proposal as long as it can be accepted: the owner
 * hears of one that cannot. Whatever else was decided is told as decided.
 */
const raconter =
  ({ clock }: PortsLire, { genre, annonce }: CourrierDeRendezVous) =>
  ({ dossier, evenements }: Suivi): Lecture => {
    const instant = clock.maintenant()
    const dire = (dite: Annonce): Lecture =>
      E.right(
        O.some({
          genre,
          prestation: dossier.prestation,
          annonce: dite,
          dejaConvenue: evenements.some(({ fait }) => fait.genre === 'date_acceptee'),
          rendue: dateRendue(annonce, evenements),
          recu: recuSansFacture(evenements),
          situation: situationDuDossier(dossier, evenements, instant),
        }),
      )
    if (genre === 'rappel_client') {
      return vautEncoreRappel(dossier, annonce, instant) ? dire(auPrixConvenu(annonce, dossier)) : E.right(O.none)
    }
    if (genre !== 'date_client') return dire(annonce)
    const ouverte = encoreOuvertes(annonce, instant)
    return ouverte.dates.length === 0 ? E.left(echecDEnvoi('date_passee', '')) : dire(ouverte)
  }

/** What was decided, and the prestation as it is now; none when there is nothing left to tell. */
export const lireRendezVous =
  (ports: PortsLire) =>
  (courrier: CourrierDeRendezVous): TE.TaskEither<PortFailure, O.Option<RecitDeRendezVous>> =>
    pipe(lireHistoire(ports)(courrier.prestationId), TE.flatMapEither(raconter(ports, courrier)))
