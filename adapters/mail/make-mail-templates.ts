import type { MailTemplates } from '#application/ports/mail-templates'
import { ancienneAdresse } from './templates/ancienne-adresse.ts'
import { avenant } from './templates/avenant.ts'
import { commandeClient } from './templates/commande-client.ts'
import { commandeEntreprise } from './templates/commande-entreprise.ts'
import { effacementEntreprise } from './templates/effacement-entreprise.ts'
import { factureClient } from './templates/facture-client.ts'
import { messageEntreprise } from './templates/message-entreprise.ts'
import { nouvelleAdresse } from './templates/nouvelle-adresse.ts'
import { reinitialisation } from './templates/reinitialisation.ts'
import { rendezVous } from './templates/rendez-vous/rendez-vous.ts'
import { reponseMessage } from './templates/reponse-message.ts'
import { retractation } from './templates/retractation/retractation.ts'
import { statutClient } from './templates/statut-client.ts'

/** The French mails, as text and HTML; `publicUrl` is the base of their links, without a slash at its end. */
export const makeMailTemplates = ({ publicUrl }: { readonly publicUrl: string }): MailTemplates => {
  const compteUrl = `${publicUrl}/mes-prestations`
  return {
    commandeClient: (prestation, entreprise, motDePasse, devisJoint) =>
      commandeClient({
        prestation,
        entreprise,
        motDePasse,
        devisJoint,
        compteUrl,
        publicUrl,
      }),
    commandeEntreprise,
    messageEntreprise,
    reponseMessage: (fil, reponse, entreprise) =>
      reponseMessage({ fil, reponse, entreprise, compteUrl: `${publicUrl}/compte-client` }),
    rendezVous: rendezVous(publicUrl),
    statutClient: (prestation, changement, situation, entreprise) =>
      statutClient({ prestation, changement, situation, entreprise, compteUrl }),
    avenant: avenant(publicUrl),
    retractation: retractation(publicUrl),
    factureClient: (piece, situation, entreprise) =>
      factureClient({
        piece,
        ...situation,
        entreprise,
        compteUrl,
        verificationUrl: `${publicUrl}/verifier/${piece.code}`,
      }),
    reinitialisation: (compte, motDePasse, entreprise, instant) =>
      reinitialisation({ compte, motDePasse, entreprise, instant, loginUrl: `${publicUrl}/login` }),
    nouvelleAdresse: (compte, motDePasse, entreprise, instant) =>
      nouvelleAdresse({ compte, motDePasse, entreprise, instant, loginUrl: `${publicUrl}/login` }),
    ancienneAdresse,
    effacementEntreprise,
  }
}
