import { fr } from '../../../contents/typographie.ts'

/** Who buys and what was asked for with the order, in the record of a prestation. */
export const ENGAGEMENT_TEXTS = fr({
  titre: 'La commande en droit',
  particulier: 'Particulier',
  professionnel: 'Professionnel',
  debutDemande: 'Début avant la fin du délai de rétractation : demandé le',
  debutNonDemande: 'Début avant la fin du délai de rétractation : non demandé.',
  urgence: 'Dépannage urgent à domicile : demandé le',
  enUrgence: 'dépannage urgent',
  debutAvantDelai: 'début avant la fin du délai',
})

/** Form that proposes another quote. */
export const AVENANT_TEXTS = fr({
  titre: 'Nouveau devis',
  ouvrir: 'Proposer un nouveau devis',
  annonce: 'Le client accepte le nouveau devis ou le refuse d’un clic. Le devis actuel reste valable d’ici là.',
  enAttente: 'Un nouveau devis attend déjà la réponse du client : celui-ci prendra sa place.',
  heures: 'Durée totale, en heures',
  pieces: 'Pièces',
  designation: 'Désignation',
  quantite: 'Quantité',
  prix: 'Prix unitaire, en euros',
  etat: 'Origine',
  etatPlusTard: 'À dire à la facture',
  ajouter: 'Ajouter une pièce',
  retirer: 'Retirer',
  motif: 'Pourquoi ce nouveau devis',
  motifAide: 'Le client lit ce texte.',
  total: 'Nouveau total',
  aCorriger: 'Complétez les champs pour voir le nouveau total.',
  envoyer: 'Envoyer au client',
  enRoute: 'Le nouveau devis part au client.',
  renoncer: 'Renoncer',
  reseau: 'Le devis n’a pas pu être envoyé. Rien n’est perdu : réessayez.',
  retire: 'Devis retiré',
  attendu: 'Un nouveau devis attend la réponse du client',
  attenduMajore:
    'C’est son prix un jour ordinaire : celui du jour convenu, où le travail compte double, se lit sur la page du client.',
  page: 'Voir la page du client',
})

export const devisEnvoyeTexte = (nom: string): string => fr(`Nouveau devis envoyé à ${nom}.`)

export const devisRenvoyeTexte = (nom: string): string => fr(`Devis renvoyé à ${nom}.`)

export const heuresAideTexte = (duree: string): string =>
  fr(`Actuellement ${duree}. Laissez vide pour ne pas changer la main-d’œuvre ; par quarts d’heure, par exemple 2,5.`)

export const pieceNumeroTexte = (rang: number): string => fr(`Pièce ${rang}`)

/** Beside a total that is the one of the agreed day. */
export const jourConvenuTexte = (jour: string): string => fr(`le ${jour}, jour convenu : travail compté double`)

/** Amounts already in words. */
export const totalTexte = (total: string, ancien: string): string => fr(`${total} au lieu de ${ancien}`)

/** The quote that waits: amounts and days already in words. */
export const avenantAttenduTexte = (version: number, total: string, envoyeLe: string, jusquAu: string): string =>
  fr(`Version ${version}, ${total}, envoyée le ${envoyeLe}. Il peut l’accepter jusqu’au ${jusquAu} inclus.`)

/** What may be done with a quote that waits for its client. */
export const DEVIS_ATTENDU_TEXTS = fr({
  renvoyer: 'Renvoyer le devis',
  retirer: 'Retirer ce devis',
  retirerAide:
    'Le client ne pourra plus l’accepter : le lien de son courriel dira que vous l’avez retiré. Il ne reçoit pas d’autre courriel. Le devis en vigueur ne change pas.',
  garder: 'Le laisser en attente',
  enCours: 'Enregistrement…',
  reseau: 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.',
})

export const retirerTitreTexte = (version: number): string => fr(`Retirer le devis version ${version} ?`)
