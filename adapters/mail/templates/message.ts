import type { Cadre } from '#application/courrier/lettre'
import type { RecitsDeMessage } from '#application/courrier/lire-message'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Fil, Reponse } from '#domain/message/fil'
import { type Bloc, citer, dire, intituler, montrer, proposer, type Redaction, type Redactions } from './blocs.ts'

type Texte = { readonly de: string; readonly le: Date; readonly texte: string }

const debut = ({ message }: Fil): Texte => ({ de: message.nom, le: message.creeLe, texte: message.texte })

/** The earlier texts of a thread, latest first; the business appears under the name `nous`. */
const citerFil = (fil: Fil, reponse: Reponse, nous: string): readonly Bloc[] => {
  const avant = fil.reponses.slice(
    0,
    fil.reponses.findIndex(({ id }) => id === reponse.id),
  )
  const suite = avant.map(({ auteur, le, texte }) => ({ de: auteur === 'client' ? fil.message.nom : nous, le, texte }))
  return [debut(fil), ...suite]
    .toReversed()
    .flatMap(({ de, le, texte }) => [intituler(`${de}, le ${formaterInstant(le)}`), citer(texte)])
}

const COMMENT_REPONDRE = 'Répondez à ce courriel\u00a0: votre réponse part à cette adresse.'

const COMMENT_SUIVRE =
  'Répondez depuis l’administration pour que la réponse figure aussi dans l’espace client, ou répondez à ce courriel.'

const origine = ({ type }: Fil): string => (type === 'client' ? 'Espace client' : 'Formulaire de contact')

const messageEntreprise = ({ fil, reponse, entreprise }: RecitsDeMessage['message_entreprise'] & Cadre): Redaction => {
  const { message, sujet } = fil
  const titre = reponse === null ? 'Nouveau message' : 'Suite d’un message'
  return {
    sujet: `${titre} – ${message.nom}${sujet === null ? '' : `\u00a0: ${sujet}`}`,
    titre,
    apercu: `${message.nom} vous a écrit.`,
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
  }
}

const TITRE = 'Réponse à votre message'

const reponseMessage = ({
  fil,
  reponse,
  entreprise,
  publicUrl,
}: RecitsDeMessage['reponse_message'] & Cadre): Redaction => ({
  sujet: fil.sujet === null ? `${TITRE} – ${entreprise.nom}` : `${TITRE}\u00a0: ${fil.sujet}`,
  titre: TITRE,
  apercu: `${entreprise.nom} vous a répondu.`,
  blocs: [
    dire(`Bonjour ${fil.message.nom}, voici notre réponse.`),
    citer(reponse.texte),
    dire('Pour nous répondre, répondez simplement à ce courriel.'),
    fil.clientId === null ? null : proposer(`${publicUrl}/compte-client`, 'Lire la conversation dans mon espace'),
    intituler('Ce qui précède'),
    ...citerFil(fil, reponse, entreprise.nom),
  ],
})

export const MODELES_DE_MESSAGE: Redactions<RecitsDeMessage> = {
  message_entreprise: messageEntreprise,
  reponse_message: reponseMessage,
}
