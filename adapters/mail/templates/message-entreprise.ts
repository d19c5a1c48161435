import type { ContenuCourriel } from '#application/ports/mail-templates'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Message } from '#domain/message/message'
import { citation, faits, lien, paragraphe, sousTitre } from './blocks.ts'
import { enRetrait } from './en-retrait.ts'
import { type Html, html } from './html.ts'
import { page } from './layout.ts'

const TITRE = 'Nouveau message'

const COMMENT_REPONDRE = 'Répondez à ce courriel\u00a0: votre réponse part à cette adresse.'

const texte = ({ nom, email, creeLe, texte }: Message): string =>
  [
    `${TITRE} du formulaire de contact`,
    '',
    `Nom\u00a0: ${nom}`,
    `Email\u00a0: ${email}`,
    `Reçu le\u00a0: ${formaterInstant(creeLe)}`,
    '',
    'Son message\u00a0:',
    ...enRetrait(texte),
    '',
    COMMENT_REPONDRE,
    '',
  ].join('\n')

const contenu = ({ nom, email, creeLe, texte }: Message): Html =>
  html`${faits([
    { nom: 'Nom', valeur: nom },
    { nom: 'Email', valeur: lien(`mailto:${email}`, email) },
    { nom: 'Reçu le', valeur: formaterInstant(creeLe) },
  ])}
  ${sousTitre('Son message')}${citation(texte)}${paragraphe(COMMENT_REPONDRE)}`

/** To the business, when somebody wrote by the contact form. */
export const messageEntreprise = (message: Message, entreprise: Entreprise): ContenuCourriel => ({
  sujet: `${TITRE} – ${message.nom}`,
  texte: texte(message),
  html: page({ titre: TITRE, apercu: `${message.nom} vous a écrit.`, entreprise, contenu: contenu(message) }),
})
