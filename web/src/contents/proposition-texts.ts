import { fr } from './typographie.ts'

/** Date page. Wording fixed by the owner. */
export const PROPOSITION_TITRES = {
  confirme: 'Rendez-vous confirmé !',
  refuse: 'Rendez-vous refusé',
  inconnue: 'Action non reconnue',
} as const

export const PROPOSITION_TEXTS = fr({
  titre: 'Votre rendez-vous',
  description: 'Répondre à une proposition de rendez-vous.',
  accepter: 'Confirmer votre rendez-vous',
  refuser: 'Refuser la date proposée',
  refuserPlusieurs: 'Refuser les dates proposées',
  attente: 'Lecture de la proposition…',
  service: 'Service',
  reference: 'Référence',
  prix: 'Prix',
  prixDevis: 'Celui de votre devis.',
  aDistance: 'À distance : restez joignable par téléphone.',
  choisir: 'Quelle date vous convient ?',
  choixAide: 'Les autres dates sont rendues dès que vous confirmez.',
  dateExpiree: 'La date de votre lien n’est plus réservée. Voici ce qui reste de la proposition.',
  confirmerBouton: 'Confirmer ce rendez-vous',
  refuserBouton: 'Refuser et proposer autre chose',
  enCours: 'Enregistrement…',
  accord: 'Confirmer vaut accord sur la date et sur son prix. Rien n’est à payer maintenant.',
  versRefus: 'Cette date ne me convient pas',
  versRefusPlusieurs: 'Aucune de ces dates ne me convient',
  versAccord: 'Finalement, je confirme le rendez-vous',
  refusAnnonce: 'Ce créneau est rendu tout de suite. Dites-nous ce qui vous irait : nous proposons une autre date.',
  refusAnnoncePlusieurs:
    'Ces créneaux sont rendus tout de suite. Dites-nous ce qui vous irait : nous proposons une autre date.',
  motif: 'Pour quelle raison ?',
  motifAide: 'Utile pour mieux vous répondre.',
  dejaAccepte: 'Vous avez déjà répondu',
  confirmeSuite: 'Un courriel vous le confirme, avec le rendez-vous pour votre calendrier.',
  refuseSuite: 'Nous vous appelons pour convenir d’une nouvelle date, en tenant compte de ce que vous nous avez dit.',
  changerRefus: 'Refuser finalement ce rendez-vous',
  figee: 'Il reste moins de 24 h : la réponse ne se change plus en ligne. Appelez-nous.',
  aideTitre: 'Besoin d’aide ?',
  aide: 'Un doute, un empêchement, une question sur le prix : parlons-en.',
  telephone: 'Téléphone',
  courriel: 'Courriel',
  heures: 'Horaires',
  inconnueTexte: 'Ce lien est peut-être coupé. Ouvrez-le depuis le courriel, sans le recopier, ou appelez-nous.',
  lienTitre: 'Ce lien ne sert plus',
  reseauTitre: 'La proposition n’a pas pu être lue',
  reseauTexte: 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.',
  reessayer: 'Réessayer',
  espace: 'Ouvrir mon espace client',
})

export const deJusquA = (debut: string, fin: string): string => `de ${debut} à ${fin}`

export const reserveTexte = (instant: string): string =>
  fr(`Réservé pour vous jusqu’au ${instant}. Ensuite, cette date ne s’accepte plus en ligne : appelez-nous.`)

type Majoration = {
  readonly jour: string
  readonly ecart: string
  readonly devis: string
  readonly aDistance: boolean
}

/** Why the price of a day is not that of the quote; amounts already in words. */
export const majorationTexte = ({ jour, ecart, devis, aDistance }: Majoration): string =>
  fr(
    `${jour} : le travail compte double, soit ${ecart} de plus que votre devis (${devis}).${aDistance ? '' : ' Le déplacement ne change pas.'}`,
  )

export const JOURS_MAJORES = fr({ samedi: 'Un samedi', dimanche: 'Un dimanche', ferie: 'Un jour férié' })

export const ferieTexte = (nom: string): string => fr(`Jour férié (${nom})`)

export const dejaRepondu = (quoi: 'acceptee' | 'refusee', instant: string): string =>
  quoi === 'acceptee'
    ? fr(`Votre réponse actuelle : rendez-vous confirmé le ${instant}.`)
    : fr('Votre réponse actuelle : date refusée.')

/** Until when an answer may be changed. */
export const modifiableTexte = (instant: string): string =>
  fr(`Votre réponse se change en ligne jusqu’au ${instant}, 24 h avant le rendez-vous.`)
