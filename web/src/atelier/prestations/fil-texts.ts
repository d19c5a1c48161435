import { fr } from '../../contents/typographie.ts'

/** What the owner writes in the history of an order. */
export const CONSIGNE_TEXTS = fr({
  champ: 'Ce qui s’est dit, ou une note',
  aide: 'Le client ne la voit pas dans son espace, mais peut demander à la lire. Elle ne s’efface pas.',
  appel: 'J’ai appelé',
  note: 'Ajouter la note',
  vide: 'Écrivez la note.',
  enCours: 'Enregistrement…',
  faite: 'Enregistré dans l’historique.',
  echec: 'Rien n’a été enregistré. Votre texte est toujours là.',
  perdue: 'La réponse du site s’est perdue. Votre texte est toujours là.',
  perdueAide: 'Appuyez de nouveau : rien ne sera écrit deux fois.',
  insister: 'Rien n’est perdu : appuyez de nouveau pour l’enregistrer quand même.',
  vouluAppel: 'Noter l’appel.',
  vouluNote: 'Ajouter la note.',
})

const guillemets = (texte: string): string => `« ${texte} »`

/** Sentences of the history. */
export const HISTOIRE_TEXTS = {
  entreprise: 'L’atelier',
  systeme: 'Le site',
  commande: (qui: string): string => fr(`${qui} a commandé.`),
  commandeAuTelephone: fr('Commande prise au téléphone.'),
  appel: (qui: string): string => fr(`${qui} a appelé le client.`),
  note: fr('Note, pour vous seul.'),
  ecrit: (qui: string): string => fr(`${qui} a écrit.`),
  proposee: (qui: string, nombre: number, dates: string): string =>
    fr(`${qui} a proposé ${nombre === 1 ? 'une date' : `${nombre} dates`} : ${dates}.`),
  acceptee: (qui: string, date: string): string => fr(`${qui} a accepté la date du ${date}.`),
  refusee: (qui: string): string => fr(`${qui} n’a gardé aucune date.`),
  annulation: (qui: string, frais: string | null): string =>
    fr(frais === null ? `${qui} a annulé.` : `${qui} a annulé, à moins de 24 h : ${frais} peuvent être demandés.`),
  statut: (qui: string, de: string, vers: string): string =>
    fr(`${qui} a changé le statut de ${guillemets(de)} à ${guillemets(vers)}.`),
  priorite: (qui: string, de: string, vers: string): string =>
    fr(`${qui} a passé la priorité de ${guillemets(de)} à ${guillemets(vers)}.`),
  coordonnees: (qui: string): string => fr(`${qui} a corrigé les coordonnées du client.`),
  facture: (qui: string, numero: string, total: string): string => fr(`${qui} a émis la facture ${numero} : ${total}.`),
  avoir: (qui: string, numero: string, total: string): string => fr(`${qui} a émis l’avoir ${numero} : ${total}.`),
  acompte: (rendu: boolean, montant: string, pieces: readonly string[]): string =>
    fr(
      `Acompte ${rendu ? 'rendu ou annulé' : 'reçu'} : ${montant}${pieces.map((piece) => `, ${rendu ? 'avoir' : 'facture'} ${piece}`).join('')}.`,
    ),
  devisPropose: (qui: string, version: number, total: string): string =>
    fr(`${qui} a proposé la version ${version} du devis : ${total}.`),
  devisRepondu: (qui: string, version: number, accepte: boolean): string =>
    fr(`${qui} a ${accepte ? 'accepté' : 'refusé'} la version ${version} du devis.`),
  devisRetire: (version: number): string => fr(`Devis version ${version} retiré.`),
  devisRenvoye: (version: number): string => fr(`Devis version ${version} renvoyé au client.`),
  retractation: (qui: string): string => fr(`${qui} s’est rétracté.`),
} as const

/** Mails to the client, by their kind. */
export const COURRIEL_NOMS: Readonly<Record<string, string>> = fr({
  commande_client: 'Confirmation de commande',
  date_client: 'Proposition de dates',
  reponse_client: 'Réponse à une date',
  rappel_client: 'Rappel du rendez-vous',
  annulation_client: 'Annulation',
  statut_client: 'Changement de statut',
  facture_client: 'Facture',
  avenant_client: 'Nouveau devis',
})

export const COURRIEL_TEXTS = {
  autre: fr('Courriel'),
  envoye: (quoi: string, nom: string): string => fr(`${quoi} : courriel envoyé à ${nom}.`),
  a_envoyer: (quoi: string, nom: string): string => fr(`${quoi} : courriel à ${nom}, pas encore parti.`),
  echoue: (quoi: string, nom: string): string => fr(`${quoi} : le courriel à ${nom} n’est pas parti.`),
} as const
