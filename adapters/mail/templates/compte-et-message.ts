import type { Cadre } from '#application/courrier/lettre'
import type { Ouverture, RecitsDeCompte } from '#application/courrier/lire-compte'
import type { RecitsDeMessage } from '#application/courrier/lire-message'
import { formaterInstant, formaterPlage } from '#domain/calendrier/formater-date'
import { VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Fil, Reponse } from '#domain/message/fil'
import type { Reference } from '#domain/prestation/reference'
import { fr } from '#domain/shared/typographie'
import {
  type Bloc,
  cadreMotDePasse,
  citer,
  dire,
  enumerer,
  intituler,
  ligneMotDePasse,
  montrer,
  proposer,
  type Redaction,
  type Redactions,
} from './blocs.ts'

const APERCU = fr(`Un mot de passe temporaire, valable ${VALIDITE_HEURES} heures.`)

const ouvrir = ({ motDePasse, publicUrl, instant }: Ouverture & Cadre, consigne: string): readonly Bloc[] => [
  { texte: [ligneMotDePasse(motDePasse), ''], html: cadreMotDePasse(motDePasse) },
  dire(`Il est valable ${VALIDITE_HEURES}\u00a0heures et vous est demandé avec ${consigne}`),
  dire(
    `Si vous avez reçu plusieurs de ces courriels, seul le dernier fonctionne. Celui-ci est du ${formaterInstant(instant)}.`,
  ),
  proposer(`${publicUrl}/login`, 'Se connecter'),
]

const REINITIALISATION = 'Réinitialisation de votre mot de passe'

const reinitialisation = (matiere: Ouverture & Cadre): Redaction => {
  const { compte } = matiere
  return {
    sujet: REINITIALISATION,
    titre: REINITIALISATION,
    apercu: APERCU,
    blocs: [
      dire(`Bonjour ${compte.nom}, voici de quoi ouvrir votre compte.`),
      ...ouvrir(matiere, 'votre adresse email. Vous choisirez ensuite votre nouveau mot de passe.'),
      compte.motDePasse === null
        ? null
        : dire('Votre mot de passe actuel reste valable tant que vous n’utilisez pas celui-ci.'),
      intituler('Vous n’avez rien demandé'),
      dire(
        fr(
          'Ignorez ce message : votre mot de passe ne change pas, et vous restez connecté. Si ces messages se répètent, prévenez-nous.',
        ),
      ),
    ],
  }
}

const NOUVELLE_ADRESSE = 'Votre compte s’ouvre avec cette adresse'

/** Mail to the new address that the business gave an account: the old password no longer works, the new one is here. */
const nouvelleAdresse = (matiere: Ouverture & Cadre): Redaction => {
  const { compte, entreprise } = matiere
  return {
    sujet: NOUVELLE_ADRESSE,
    titre: NOUVELLE_ADRESSE,
    apercu: APERCU,
    blocs: [
      dire(
        `Bonjour ${compte.nom}, nous avons corrigé l’adresse email de votre compte chez ${entreprise.nom}\u00a0: c’est maintenant celle-ci, et elle reçoit nos courriels.`,
      ),
      dire(
        'Par précaution, vous avez été déconnecté de vos appareils et les mots de passe d’avant ne fonctionnent plus. Voici de quoi ouvrir votre compte.',
      ),
      ...ouvrir(
        matiere,
        'cette adresse. Vous choisirez ensuite votre nouveau mot de passe. Passé ce délai, «\u00a0Mot de passe oublié\u00a0» vous en envoie un autre.',
      ),
      intituler('Vous n’êtes pas client chez nous'),
      dire(
        'Cette adresse nous a été donnée par erreur\u00a0: prévenez-nous en répondant à ce message, sans vous connecter.',
      ),
    ],
  }
}

const ADRESSE_QUITTEE = 'Cette adresse n’est plus celle de votre compte'

/** Mail to the former address of an account. A stranger may read it, so it contains nothing else. */
const ancienneAdresse = ({ entreprise }: Cadre): Redaction => ({
  sujet: ADRESSE_QUITTEE,
  titre: ADRESSE_QUITTEE,
  apercu: 'Un compte client a changé d’adresse email.',
  blocs: [
    dire(
      fr(
        `Chez ${entreprise.nom}, un compte client portait cette adresse email. Nous venons de la remplacer par une autre : elle n’ouvre plus ce compte et ne recevra plus ses courriels.`,
      ),
    ),
    dire('Si vous nous l’avez demandé, ou si cette adresse nous a été donnée par erreur, vous n’avez rien à faire.'),
    intituler('Vous ne l’avez pas demandé et ce compte est le vôtre'),
    dire('Prévenez-nous sans attendre, en répondant à ce message ou par téléphone.'),
  ],
})

const direVisites = (visites: readonly VisiteEffacee[]): readonly Bloc[] => [
  intituler(visites.length > 1 ? 'Ces visites n’auront pas lieu' : 'Cette visite n’aura pas lieu'),
  enumerer(
    visites.map(({ reference, debut, fin }) => fr(`${formaterPlage(new Date(debut), new Date(fin))} (${reference})`)),
  ),
  dire('Le fichier joint la retire de votre agenda. Le site n’en a pas averti le client : son adresse est effacée.'),
]

const compter = (references: readonly Reference[], une: string, plusieurs: string): string | null => {
  if (references.length === 0) return null
  return references.length > 1 ? `${references.length} ${plusieurs}` : `1 ${une}`
}

const direEffacees = (references: readonly Reference[]): readonly Bloc[] => {
  const titre = compter(references, 'commande effacée', 'commandes effacées')
  return titre === null
    ? []
    : [
        intituler(titre),
        enumerer(references),
        dire(
          references.length > 1
            ? 'Si une date était proposée pour l’une d’elles, son créneau est libre.'
            : 'Si une date était proposée pour elle, son créneau est libre.',
        ),
      ]
}

const direConservees = (references: readonly Reference[]): readonly Bloc[] => {
  const titre = compter(references, 'commande gardée à part', 'commandes gardées à part')
  return titre === null
    ? []
    : [
        intituler(titre),
        enumerer(references),
        dire(
          `La loi oblige à ${references.length > 1 ? 'les' : 'la'} garder, pour ${references.length > 1 ? 'leur facture ou leur' : 'sa facture ou son'} contrat : ${references.length > 1 ? 'elles ne sont plus liées' : 'elle n’est plus liée'} à un compte.`,
        ),
      ]
}

const effacementEntreprise = ({
  references,
  conservees,
  visites,
}: RecitsDeCompte['effacement_entreprise']): Redaction => {
  const effacees = references.filter((reference) => !conservees.includes(reference))
  const commandes = [
    compter(effacees, 'commande effacée', 'commandes effacées'),
    compter(conservees, 'commande gardée', 'commandes gardées'),
  ].filter((texte) => texte !== null)
  return {
    sujet: `Compte client effacé – ${references.slice(0, 3).join(', ')}${references.length > 3 ? '…' : ''}`,
    titre: 'Compte client effacé',
    apercu: commandes.join(', '),
    blocs: [
      dire(
        visites.length === 0
          ? 'Un compte client vient d’être effacé avec ses données. Vous n’avez rien à faire.'
          : 'Un compte client vient d’être effacé avec ses données.',
      ),
      ...(visites.length === 0 ? [] : direVisites(visites)),
      ...direEffacees(effacees),
      ...direConservees(conservees),
    ],
  }
}

export const MODELES_DE_COMPTE: Redactions<RecitsDeCompte> = {
  reinitialisation,
  // If the client has chosen a password since, it still works: then the mail is that of a reset.
  nouvelle_adresse: (matiere) =>
    matiere.compte.motDePasse === null ? nouvelleAdresse(matiere) : reinitialisation(matiere),
  ancienne_adresse: ancienneAdresse,
  effacement_entreprise: effacementEntreprise,
}

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

const REPONSE = 'Réponse à votre message'

const reponseMessage = ({
  fil,
  reponse,
  entreprise,
  publicUrl,
}: RecitsDeMessage['reponse_message'] & Cadre): Redaction => ({
  sujet: fil.sujet === null ? `${REPONSE} – ${entreprise.nom}` : `${REPONSE}\u00a0: ${fil.sujet}`,
  titre: REPONSE,
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
