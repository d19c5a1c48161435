import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { ouvrirCompte } from '#application/compte/ouvrir-compte'
import type { CourrierDeCommande, CourrierDeStatut, CourrierReserve } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import { situationDuDossier } from '#domain/rendez-vous/situation'
import { lireAvenant } from './lire-avenant.ts'
import { lireMessage } from './lire-message.ts'
import { lirePiece } from './lire-piece.ts'
import { lireHistoire, lirePrestation } from './lire-prestation.ts'
import { lireReinitialisation } from './lire-reinitialisation.ts'
import { lireRendezVous } from './lire-rendez-vous.ts'
import { lireRetractation } from './lire-retractation.ts'
import type { Recit, RecitDeCommande } from './recit.ts'

type PortsLire = Pick<
  Ports,
  'clock' | 'randomness' | 'keyedHash' | 'comptes' | 'devis' | 'prestations' | 'messages' | 'factures'
>

const secret = (
  ports: PortsLire,
  { ouvreCompte, clientId }: CourrierDeCommande,
): TE.TaskEither<PortFailure, MotDePasseTemporaire | null> =>
  ouvreCompte ? ouvrirCompte(ports)(clientId) : TE.right(null)

const lireCommande =
  (ports: PortsLire) =>
  (courrier: CourrierDeCommande): TE.TaskEither<PortFailure, RecitDeCommande> => {
    const { genre } = courrier
    return pipe(
      TE.Do,
      TE.bind('prestation', () => lirePrestation(ports)(courrier.prestationId)),
      TE.bind('motDePasse', () => secret(ports, courrier)),
      TE.map(({ prestation, motDePasse }) =>
        genre === 'commande_client' ? { genre, prestation, motDePasse } : { genre, prestation },
      ),
    )
  }

const lireStatut =
  (ports: PortsLire) =>
  ({ genre, prestationId, changement }: CourrierDeStatut): TE.TaskEither<PortFailure, Recit> =>
    pipe(
      lireHistoire(ports)(prestationId),
      TE.map(({ dossier, evenements }) => ({
        genre,
        prestation: dossier.prestation,
        changement,
        situation: situationDuDossier(dossier, evenements, ports.clock.maintenant()),
      })),
    )

/**
 * What a mail is about, as the database says it now; the secret of an account is drawn here. None when the mail has
 * nothing left to tell.
 */
export const lireRecit =
  (ports: PortsLire) =>
  (courrier: CourrierReserve): TE.TaskEither<PortFailure, O.Option<Recit>> => {
    switch (courrier.genre) {
      case 'commande_client':
      case 'commande_entreprise':
        return pipe(lireCommande(ports)(courrier), TE.map(O.some))
      case 'message_entreprise':
      case 'reponse_message':
        return pipe(lireMessage(ports)(courrier), TE.map(O.some))
      case 'reinitialisation':
        return lireReinitialisation(ports)(courrier)
      case 'ancienne_adresse':
        return TE.right(O.some({ genre: courrier.genre, email: courrier.email }))
      case 'statut_client':
        return pipe(lireStatut(ports)(courrier), TE.map(O.some))
      case 'facture_client':
        return lirePiece(ports)(courrier)
      case 'effacement_entreprise':
        return TE.right(O.some(courrier))
      case 'avenant_client':
      case 'avenant_entreprise':
        return lireAvenant(ports)(courrier)
      case 'retractation_client':
      case 'retractation_entreprise':
        return pipe(lireRetractation(ports)(courrier), TE.map(O.some))
      case 'date_client':
      case 'reponse_client':
      case 'reponse_entreprise':
      case 'rappel_client':
      case 'annulation_client':
      case 'annulation_entreprise':
        return lireRendezVous(ports)(courrier)
    }
  }
