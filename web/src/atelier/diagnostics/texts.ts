import type { Genre } from '#domain/courrier/courrier'
import { fr } from '../../contents/typographie.ts'

export const DIAGNOSTICS_TEXTS = fr({
  actualiser: 'Actualiser',
  actualise: 'Les chiffres sont à jour.',
  comptes: 'En tout',
  etats: 'État du site',
  mentions: 'Mentions à compléter',
  mentionsAide: 'À renseigner dans le fichier des réglages de l’entreprise, puis relancer le site.',
  delais: 'Délais et conversion',
  topClients: 'Clients les plus actifs',
  topClientsVide: 'Aucun client n’a encore commandé.',
  client: 'Client',
  prestations: 'Prestations',
  montant: 'Commandé (devis)',
})

/** The state of a part, beside its sign. */
export const ETAT_TEXTS = fr({ ok: 'en ordre', attention: 'à voir', panne: 'ne marche pas' })

export const COMPTES_TEXTS = fr({
  prestations: 'prestations',
  clients: 'clients',
  clientsActifs: 'clients avec une commande',
  messages: 'messages',
  messagesNonLus: 'messages non lus',
  estimations: 'estimations en treize mois',
})

export const DELAIS_TEXTS = fr({
  delai: 'De la commande au premier contact',
  delaiAide:
    'Votre appel ou la première date proposée : délai médian des 90 derniers jours, sans les commandes prises au téléphone.',
  dansLeDelai: 'Dans le délai promis',
  dansLeDelaiAide: 'Part de ces commandes dont le client a eu son appel, ou une date, à temps.',
  conversion: 'Estimations devenues des commandes',
  conversionAide: 'Part des estimations des 90 derniers jours.',
  inconnu: 'Pas encore de quoi le mesurer',
})

/** The plots of the twelve months: a title, and the name of each colour. */
export const COURBES_TEXTS = fr({
  mois: 'Mois',
  commandes: { titre: 'Commandes par mois', premiere: 'Passées', seconde: 'Annulées' },
  montants: {
    titre: 'Encaissé et commandé par mois',
    premiere: 'Chiffre d’affaires encaissé',
    seconde: 'Montant commandé (devis)',
  },
  conversion: { titre: 'Estimations et commandes par mois', premiere: 'Estimations', seconde: 'Commandes' },
  encaisseAide:
    'Le chiffre d’affaires est ce qui a été encaissé : les mêmes montants que dans « Comptabilité ». Le montant commandé est le total des devis des commandes du mois, payées ou non.',
})

export const COURRIELS_TEXTS = fr({
  titre: 'Courriels non remis',
  vide: 'Tous les courriels sont partis.',
  sujet: 'Courriel',
  erreur: 'Pourquoi',
  empeches: 'Des courriels attendent : ils repartiront d’eux-mêmes dès que ce sera possible.',
  essais: 'Essais',
  creeLe: 'Écrit le',
  action: 'Action',
  renvoyer: 'Renvoyer',
  renvoyerTout: 'Tout renvoyer',
})

/** What a mail is for; its own subject is only written when it leaves. */
export const GENRE_TEXTS: Readonly<Record<string, string>> = fr({
  commande_client: 'Confirmation de commande au client',
  commande_entreprise: 'Nouvelle commande, à l’entreprise',
  message_entreprise: 'Message reçu, à l’entreprise',
  reponse_message: 'Réponse à un message',
  date_client: 'Proposition de date au client',
  reponse_client: 'Réponse enregistrée, au client',
  reponse_entreprise: 'Réponse du client, à l’entreprise',
  rappel_client: 'Rappel de visite au client',
  annulation_client: 'Annulation, au client',
  annulation_entreprise: 'Annulation, à l’entreprise',
  statut_client: 'Changement de statut, au client',
  reinitialisation: 'Nouveau mot de passe',
  nouvelle_adresse: 'Nouveau mot de passe',
  ancienne_adresse: 'Avis à l’ancienne adresse d’un compte',
  effacement_entreprise: 'Compte effacé, à l’entreprise',
  facture_client: 'Facture ou avoir, au client',
  avenant_client: 'Nouveau devis, au client',
  avenant_entreprise: 'Réponse à un nouveau devis, à l’entreprise',
  retractation_client: 'Accusé de réception d’une rétractation',
  retractation_entreprise: 'Rétractation, à l’entreprise',
} satisfies Readonly<Record<Genre, string>>)

export const EXPORT_TEXTS = fr({
  titre: 'Exports',
  aide: 'CSV pour Excel, JSON pour un autre logiciel. Les fichiers contiennent des données personnelles : gardez-les à l’abri.',
  quoi: { prestations: 'Prestations', clients: 'Clients', messages: 'Messages', factures: 'Factures' },
  arreter: 'Arrêter',
  arrete: 'Export arrêté.',
  echec: 'L’export n’a pas pu aboutir. Réessayez dans un instant.',
})

export const releveTexte = (quand: string): string => fr(`Relevé du ${quand}`)
export const heuresTexte = (heures: number): string =>
  fr(heures < 48 ? `${Math.round(heures)} h` : `${(heures / 24).toFixed(1).replace('.', ',')} jours`)
export const pourCentTexte = (part: number): string => fr(`${Math.round(part * 100)} %`)
/** Said while it can still be stopped. */
export const courrielPartTexte = (sujet: string): string => fr(`Le courriel « ${sujet} » part`)
export const courrielsPartentTexte = (nombre: number): string =>
  fr(nombre === 1 ? 'Le courriel part' : `${nombre} courriels partent`)
export const renvoyesTexte = (nombre: number): string =>
  fr(nombre === 1 ? '1 courriel repart.' : `${nombre} courriels repartent.`)
export const attenteTexte = (nombre: number): string =>
  fr(nombre === 0 ? 'Aucun courriel n’attend.' : nombre === 1 ? '1 courriel attend.' : `${nombre} courriels attendent.`)
export const autresEchecsTexte = (nombre: number): string => fr(`et ${nombre} autres`)
export const renvoyerTexte = (sujet: string): string => fr(`Renvoyer : ${sujet}`)
export const exporterTexte = (quoi: string, format: string): string => fr(`${quoi} en ${format}`)
export const enCoursTexte = (fichier: string, octets: number): string => {
  const taille =
    octets < 1_000_000 ? `${Math.round(octets / 1000)} ko` : `${(octets / 1e6).toFixed(1).replace('.', ',')} Mo`
  return fr(`${fichier} : ${taille} reçus…`)
}
export const enregistreTexte = (nom: string): string => fr(`Fichier enregistré : ${nom}`)
export const mentionsTexte = (nombre: number): string =>
  fr(nombre === 1 ? 'Voir la mention qui manque' : `Voir les ${nombre} mentions qui manquent`)
