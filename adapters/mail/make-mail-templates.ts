import type { MailTemplates } from '#application/ports/mail-templates'
import { commandeClient } from './templates/commande-client.ts'
import { commandeEntreprise } from './templates/commande-entreprise.ts'
import { messageEntreprise } from './templates/message-entreprise.ts'

/** The French mails, as text and HTML; `publicUrl` is the base of their links, without a slash at its end. */
export const makeMailTemplates = ({ publicUrl }: { readonly publicUrl: string }): MailTemplates => ({
  commandeClient: (prestation, entreprise, motDePasse) =>
    commandeClient({ prestation, entreprise, motDePasse, compteUrl: `${publicUrl}/mes-prestations` }),
  commandeEntreprise,
  messageEntreprise,
})
