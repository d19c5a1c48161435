import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { domaineDe } from '#application/courrier/lettre'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { Fichier } from '#application/prestation/telecharger-devis'
import type { PortFailure } from '#application/shared/port-failure'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { type Annonce, direDate } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { calendriersDeDossier } from './calendrier-de-dossier.ts'
import { type DemandeDeSuivi, lireSuivi } from './lire-suivi.ts'

type PortsTelecharger = Pick<Ports, 'clock' | 'prestations' | 'documents' | 'entreprise' | 'expediteur'>

const annonceDe = ({ dates, sequence }: Dossier): O.Option<Annonce> =>
  pipe(
    O.fromNullable(dateAcceptee(dates)),
    O.map((acceptee) => ({
      reponse: 'acceptee',
      sequence,
      dates: [direDate(acceptee)],
      retirees: [],
      motif: '',
      souhaits: [],
      frais: null,
      remplacee: null,
    })),
  )

const fichierDe =
  ({ clock, documents, entreprise, expediteur }: PortsTelecharger) =>
  ({ dossier }: Suivi): O.Option<Fichier> =>
    pipe(
      annonceDe(dossier),
      O.map((annonce) => ({ annonce, prestation: dossier.prestation, entreprise, domaine: domaineDe(expediteur) })),
      O.map((visite) =>
        calendriersDeDossier({ ...visite, pour: 'client', dejaConvenue: true, ecritLe: clock.maintenant() }),
      ),
      O.flatMap(([fichier]) => O.fromNullable(fichier)),
      O.map((fichier) => ({ nom: fichier.nom, contenu: documents.ics(fichier.calendrier) })),
    )

export const telechargerCalendrier =
  (ports: PortsTelecharger) =>
  (demande: DemandeDeSuivi): TE.TaskEither<PrestationInconnue | PortFailure, Fichier> =>
    pipe(
      lireSuivi(ports)(demande),
      TE.flatMapOption(fichierDe(ports), () => PRESTATION_INCONNUE),
    )
