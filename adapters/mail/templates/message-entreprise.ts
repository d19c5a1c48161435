import type { ContenuCourriel } from '#application/ports/mail-templates'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Fil, Reponse } from '#domain/message/fil'
import { citer, dire, intituler, montrer } from './bloc.ts'
import { citerFil } from './fil.ts'
import { rediger } from './rediger.ts'

const COMMENT_REPONDRE = 'Répondez à ce courriel\u00a0: votre réponse part à cette adresse.'

const COMMENT_SUIVRE =
  'Répondez depuis l’administration pour que la réponse figure aussi dans l’espace client, ou répondez à ce courriel.'

const origine = ({ type }: Fil): string => (type === 'client' ? 'Espace client' : 'Formulaire de contact')

/** To the business: a message of the contact form or of the client area, or a text that continues its thread. */
export const messageEntreprise = (fil: Fil, reponse: Reponse | null, entreprise: Entreprise): ContenuCourriel => {
  const { message, sujet } = fil
  const titre = reponse === null ? 'Nouveau message' : 'Suite d’un message'
  return rediger({
    sujet: `${titre} – ${message.nom}${sujet === null ? '' : `\u00a0: ${sujet}`}`,
    titre,
    apercu: `${message.nom} vous a écrit.`,
    entreprise,
    blocs: [
      montrer([
        { nom: 'Nom', valeur: message.nom },
        { nom: 'Email', valeur: message.email, vers: `mailto:${message.email}` },
        ...(sujet === null ? [] : [{ nom: 'Sujet', valeur: sujet }]),
        { nom: 'Reçu le', valeur: formaterInstant(reponse?.le ?? message.creeLe) },
        { nom: 'Origine', valeur: origine(fil) },
      ]),
      intituler('Son message'),
      citer(reponse?.texte ?? message.texte),
      dire(fil.type === 'client' ? COMMENT_SUIVRE : COMMENT_REPONDRE),
      ...(reponse === null ? [] : citerFil(fil, reponse, entreprise.nom)),
    ],
  })
}
