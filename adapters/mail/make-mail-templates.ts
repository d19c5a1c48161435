import type { CompteEfface, ContenuCourriel, MailTemplates } from '#application/ports/mail-templates'
import { formaterInstant, formaterPlage } from '#domain/calendrier/formater-date'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Fil, Reponse } from '#domain/message/fil'
import type { Prestation } from '#domain/prestation/prestation'
import type { Reference } from '#domain/prestation/reference'
import type { Statut } from '#domain/prestation/statut'
import type { ChangementDeStatut } from '#domain/rendez-vous/courrier-de-statut'
import type { Situation } from '#domain/rendez-vous/situation'
import type { GenreDeRetractation, RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { avenant } from './templates/avenant.ts'
import { type Bloc, citer, dire, enumerer, intituler, montrer, montrerReference, proposer } from './templates/bloc.ts'
import { commandeClient } from './templates/commande-client.ts'
import { commandeEntreprise } from './templates/commande-entreprise.ts'
import { factureClient } from './templates/facture-client.ts'
import { citerFil } from './templates/fil.ts'
import { nouvelleAdresse } from './templates/nouvelle-adresse.ts'
import { rediger } from './templates/rediger.ts'
import { reinitialisation } from './templates/reinitialisation.ts'
import { direSituation, faitsDeCommande, nousJoindre } from './templates/rendez-vous/mots.ts'
import { rendezVous } from './templates/rendez-vous/rendez-vous.ts'
import { reponseMessage } from './templates/reponse-message.ts'
import { retractationEntreprise } from './templates/retractation/pour-l-entreprise.ts'
import { recuClient } from './templates/retractation/recu-client.ts'

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

/** To the business: an account is gone, with the orders that nothing keeps; those that the law keeps are told apart. Only their references are left. */
const effacementEntreprise = (
  { references, conservees, visites }: CompteEfface,
  entreprise: Entreprise,
): ContenuCourriel => {
  const effacees = references.filter((reference) => !conservees.includes(reference))
  const commandes = [
    compter(effacees, 'commande effacée', 'commandes effacées'),
    compter(conservees, 'commande gardée', 'commandes gardées'),
  ].filter((texte) => texte !== null)
  return rediger({
    sujet: `Compte client effacé – ${references.slice(0, 3).join(', ')}${references.length > 3 ? '…' : ''}`,
    titre: 'Compte client effacé',
    apercu: commandes.join(', '),
    entreprise,
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
  })
}

type StatutADire = {
  readonly prestation: Prestation
  readonly changement: ChangementDeStatut
  readonly situation: Situation
  readonly entreprise: Entreprise
  /** Address of the client area. */
  readonly compteUrl: string
}

type Mots = { readonly statut: string; readonly titre: string; readonly phrase: string }

/** The badge of section 4 (decision C8), and what it means. */
const MOTS: Readonly<Record<Statut, Mots>> = {
  en_attente: {
    statut: 'En attente',
    titre: 'Commande en attente',
    phrase: 'votre commande est de nouveau en attente.',
  },
  en_cours: { statut: 'En cours', titre: 'Commande en cours', phrase: 'votre commande est maintenant en cours.' },
  terminé: {
    statut: 'Confirmée',
    titre: 'Intervention terminée',
    phrase: 'votre intervention est terminée. Merci\u202f!',
  },
  annulé: { statut: 'Annulé', titre: 'Commande annulée', phrase: 'votre commande est annulée.' },
}

const nommer = (statut: Statut): string =>
  statut === 'terminé' ? `${MOTS[statut].statut} (intervention terminée)` : MOTS[statut].statut

/** What becomes of the dates that calendars show. */
const retrait = ({ retrait: annonce }: ChangementDeStatut): string | null => {
  if (annonce === null) return null
  return annonce.remplacee === null
    ? 'Les dates proposées n’attendent plus de réponse.'
    : `Le rendez-vous du ${formaterInstant(new Date(annonce.remplacee.debut))} n’a plus lieu d’être\u00a0: le fichier joint le retire de votre agenda.`
}

/** To the client: the new statut, in the words of the client area, and why when it was said. */
const statutClient = ({ prestation, changement, situation, entreprise, compteUrl }: StatutADire): ContenuCourriel => {
  const { titre, phrase } = MOTS[changement.vers]
  const suite = retrait(changement)
  return rediger({
    sujet: `${titre} – ${prestation.reference}`,
    titre,
    apercu: `Nouveau statut\u00a0: ${nommer(changement.vers)}.`,
    entreprise,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, ${phrase}`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(situation),
      montrer([
        { nom: 'Nouveau statut', valeur: nommer(changement.vers), fort: true },
        { nom: 'Statut précédent', valeur: nommer(changement.de) },
        ...faitsDeCommande(prestation),
      ]),
      suite === null ? null : dire(suite),
      ...(changement.motif === '' ? [] : [intituler('Motif indiqué'), citer(changement.motif)]),
      proposer(compteUrl, 'Suivre ma commande'),
      ...nousJoindre(entreprise),
    ],
  })
}

const COMMENT_REPONDRE = 'Répondez à ce courriel\u00a0: votre réponse part à cette adresse.'

const COMMENT_SUIVRE =
  'Répondez depuis l’administration pour que la réponse figure aussi dans l’espace client, ou répondez à ce courriel.'

const origine = ({ type }: Fil): string => (type === 'client' ? 'Espace client' : 'Formulaire de contact')

/** To the business: a message of the contact form or of the client area, or a text that continues its thread. */
const messageEntreprise = (fil: Fil, reponse: Reponse | null, entreprise: Entreprise): ContenuCourriel => {
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

const TITRE = 'Cette adresse n’est plus celle de votre compte'

/** To an address that an account no longer has. Whoever reads it may be a stranger: it says no more than that. */
const ancienneAdresse = (entreprise: Entreprise): ContenuCourriel =>
  rediger({
    sujet: TITRE,
    titre: TITRE,
    apercu: 'Un compte client a changé d’adresse email.',
    entreprise,
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

type Modele = (recu: RecuDeRetractation, entreprise: Entreprise, tenu: Montant, publicUrl: string) => ContenuCourriel

const MODELES: Readonly<Record<GenreDeRetractation, Modele>> = {
  retractation_client: recuClient,
  retractation_entreprise: retractationEntreprise,
}

/** The mails of a declaration of withdrawal, by their kind. */
const retractation =
  (publicUrl: string): MailTemplates['retractation'] =>
  (genre, recu, entreprise, tenu) =>
    MODELES[genre](recu, entreprise, tenu, publicUrl)

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
