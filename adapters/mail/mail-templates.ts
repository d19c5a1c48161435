import type { MailTemplates } from '#application/courrier/composer-courriel'
import { MODELES_D_AVENANT, MODELES_DE_COMMANDE } from './templates/commande.ts'
import { MODELES_DE_COMPTE } from './templates/compte.ts'
import { MODELES_DE_FACTURE } from './templates/facture.ts'
import { MODELES_DE_MESSAGE } from './templates/message.ts'
import { MODELES_DE_RENDEZ_VOUS } from './templates/rendez-vous.ts'
import { MODELES_DE_RETRACTATION } from './templates/retractation.ts'

export const mailTemplates: MailTemplates = {
  ...MODELES_DE_COMMANDE,
  ...MODELES_DE_MESSAGE,
  ...MODELES_DE_RENDEZ_VOUS,
  ...MODELES_DE_FACTURE,
  ...MODELES_D_AVENANT,
  ...MODELES_DE_RETRACTATION,
  ...MODELES_DE_COMPTE,
}
