import * as TE from '#fp/TaskEither'
import type { Courriel } from '#application/ports/mailer'
import type { PortFailure } from '#application/shared/port-failure'
import { composerAvenant } from './composer-avenant.ts'
import { composerCommande } from './composer-commande.ts'
import { composerMessage } from './composer-message.ts'
import { composerPiece } from './composer-piece.ts'
import { composerRendezVous } from './composer-rendez-vous.ts'
import { composerRetractation } from './composer-retractation.ts'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import { joindreAnnulations } from './joindre-annulations.ts'
import { joindreCalendriers } from './joindre-calendriers.ts'
import type { Recit, RecitDeCompte, RecitDeStatut } from './recit.ts'

const composerCompte =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeCompte): Courriel => {
    const { templates, entreprise, clock } = ports
    switch (recit.genre) {
      case 'reinitialisation': {
        const rediger = recit.adresseCorrigee ? templates.nouvelleAdresse : templates.reinitialisation
        return {
          ...rediger(recit.compte, recit.motDePasse, entreprise, clock.maintenant()),
          ...pourUnePersonne(ports, courrierId, recit.compte.email),
        }
      }
      case 'ancienne_adresse':
        return { ...templates.ancienneAdresse(entreprise), ...pourUnePersonne(ports, courrierId, recit.email) }
      case 'effacement_entreprise':
        return {
          ...templates.effacementEntreprise(recit, entreprise),
          ...pourLEntreprise(ports, courrierId, null),
          piecesJointes: joindreAnnulations(ports, recit.visites),
        }
    }
  }

const composerStatut =
  (ports: PortsComposer) =>
  (courrierId: string, { prestation, changement, situation }: RecitDeStatut): Courriel => {
    const { retrait: annonce } = changement
    const contenu = ports.templates.statutClient(prestation, changement, situation, ports.entreprise)
    const enveloppe = pourUnePersonne(ports, courrierId, prestation.contact.email)
    if (annonce === null) return { ...contenu, ...enveloppe }
    const dejaConvenue = annonce.remplacee !== null
    const piecesJointes = joindreCalendriers(ports, { annonce, prestation, pour: 'client', dejaConvenue })
    return { ...contenu, ...enveloppe, piecesJointes }
  }

/** The mail of a row of the outbox. Its Message-ID comes from the row, so that a retry is recognised. */
export const composerCourriel =
  (ports: PortsComposer) =>
  (courrierId: string, recit: Recit): TE.TaskEither<PortFailure, Courriel> => {
    switch (recit.genre) {
      case 'commande_client':
      case 'commande_entreprise':
        return composerCommande(ports)(courrierId, recit)
      case 'message_entreprise':
      case 'reponse_message':
        return TE.right(composerMessage(ports)(courrierId, recit))
      case 'reinitialisation':
      case 'ancienne_adresse':
      case 'effacement_entreprise':
        return TE.right(composerCompte(ports)(courrierId, recit))
      case 'statut_client':
        return TE.right(composerStatut(ports)(courrierId, recit))
      case 'facture_client':
        return TE.right(composerPiece(ports)(courrierId, recit))
      case 'avenant_client':
      case 'avenant_entreprise':
        return composerAvenant(ports)(courrierId, recit)
      case 'retractation_client':
      case 'retractation_entreprise':
        return TE.right(composerRetractation(ports)(courrierId, recit))
      case 'date_client':
      case 'reponse_client':
      case 'reponse_entreprise':
      case 'rappel_client':
      case 'annulation_client':
      case 'annulation_entreprise':
        return TE.right(composerRendezVous(ports)(courrierId, recit))
    }
  }
