import { BOUTON_DE_COMMANDE, RIEN_EN_LIGNE } from '#domain/prestation/textes-d-engagement'
import { fr } from './typographie.ts'

/** Second step of the order. */
export const ESTIMATION_TEXTS = fr({
  chapeau: 'Relisez votre demande et son prix. La commande part quand vous la validez, pas avant.',
  demande: 'Votre demande',
  service: 'Service',
  modalite: 'Intervention',
  creneau: 'Créneau préféré',
  contact: 'Contact',
  adresse: 'Adresse',
  description: 'Description',
  notes: 'Notes',
  prix: 'Votre prix',
  weekend: 'Samedi, dimanche ou jour férié',
  weekendAide: 'Le prix ci-dessus est celui d’une intervention en semaine. Aucune majoration sans votre accord.',
  modifier: 'Modifier',
  apercu: 'Prévisualiser le devis',
  envoiEnCours: 'Envoi de votre commande…',
  rienEnLigne: RIEN_EN_LIGNE,
  client: 'Client',
  deuxFois: 'Vous pouvez appuyer de nouveau sans crainte : la commande ne sera jamais enregistrée deux fois.',
  echec: '✗ La commande n’est pas passée',
  sansReponse: 'Nous ne savons pas si la commande est passée',
  telephone: 'Téléphone à corriger',
  telephoneRefuse: '✗ Numéro de téléphone à corriger',
  prixChange: 'Le prix a changé',
  imprimer: 'Imprimer',
})

/** Binding words of the button that concludes the contract. */
export const VALIDER = BOUTON_DE_COMMANDE

export const CONSENTEMENTS_TEXTS = fr({
  titre: 'Avant de commander',
  facultatif: 'Ces deux choix sont facultatifs et ne changent pas le prix.',
  facultatifUn: 'Ce choix est facultatif et ne change pas le prix.',
})

/** Days of the withdrawal delay, and its last day. */
export const delaiTexte = (jours: number, jusquAu: string): string =>
  fr(`Vous avez ${jours} jours pour vous rétracter, sans motif et sans frais : jusqu’au ${jusquAu} inclus.`)

export const validiteTexte = (jours: number, jusquAu: string): string =>
  fr(`Prix valable ${jours} jours, jusqu’au ${jusquAu}.`)

export const prixChangeTexte = (ancien: string, nouveau: string): string =>
  fr(
    `Le total passe de ${ancien} à ${nouveau}. Si ce nouveau prix vous convient, validez à nouveau ; rien n’a encore été commandé.`,
  )

/** How the work is paid; days before a remote session. */
export const reglementTexte = (aDistance: boolean, jours: number): string =>
  aDistance
    ? fr(`Une prestation à distance se règle ${jours} jours avant, par virement ou PayPal.`)
    : fr('Vous réglez après l’intervention : espèces, virement ou PayPal. Pas de chèque.')

export const DEVIS_TEXTS = fr({
  titre: 'Aperçu du devis',
  prestataire: 'Prestataire',
  client: 'Client',
  emis: 'Émis le',
  valable: 'Valable jusqu’au',
  sansNumero: 'Aperçu sans engagement : le devis est numéroté à la commande.',
  total: 'Total net',
  designation: 'Désignation',
  quantite: 'Quantité',
  montant: 'Montant',
  siret: 'SIRET',
  siren: 'SIREN',
  attention: 'À l’attention de',
})
