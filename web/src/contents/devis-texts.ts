import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { BOUTON_D_AVENANT } from '#domain/devis/textes-d-avenant'
import { fr } from './typographie.ts'

/** Page of the versions of a quote. */
export const DEVIS_PAGE_TEXTS = {
  ...fr({
    titre: 'Votre devis',
    description: 'Comparer un nouveau devis avec le précédent et y répondre.',
    attente: 'Lecture du devis…',
    nouveau: 'Nouveau devis à accepter',
    actuel: 'Devis actuel',
    propose: 'Nouveau devis',
    remplace: 'Devis précédent',
    enVigueur: 'Devis en vigueur',
    retire: 'Devis retiré',
    pourquoi: 'Pourquoi ce nouveau devis',
    difference: 'Différence',
    identique: 'Le prix ne change pas.',
    refuser: 'Refuser',
    refuserLeDevis: 'Refuser ce devis',
    refuserAide: 'Le devis actuel reste valable. Si vous le souhaitez, dites-nous pourquoi.',
    motif: 'Pour quelle raison ?',
    finalementNon: 'Revenir au devis',
    enCours: 'Enregistrement…',
    accepteTitre: 'Nouveau devis accepté',
    accepteTexte: 'Il remplace le précédent. Un courriel vous le confirme, avec le devis en PDF.',
    refuseTitre: 'Nouveau devis refusé',
    refuseTexte: 'Le devis précédent reste valable, au même prix. Nous vous appelons pour en parler.',
    retireTitre: 'Ce devis a été retiré par l’entreprise',
    retireTexte: 'Il ne peut plus être accepté. Votre devis en vigueur ne change pas : le voici.',
    perimeTitre: 'Ce devis n’est plus valable',
    perimeTexte: 'Appelez-nous : nous vous en enverrons un autre. Le devis actuel reste valable.',
    closTitre: 'Cette commande est close',
    closTexte: 'Elle est terminée ou annulée : son devis ne change plus.',
    rienTitre: 'Aucun nouveau devis en attente',
    rienTexte: 'Voici le devis de votre commande.',
    pdf: 'Télécharger en PDF',
    virement: 'Virement',
    paypal: 'PayPal',
    rappeler: 'Référence à rappeler',
    reseauTitre: 'Le devis n’a pas pu être lu',
    reseauTexte: 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.',
    lienTitre: 'Ce lien ne sert plus',
    reessayer: 'Réessayer',
    changeEntreTemps: 'Ce devis a changé entre-temps : relisez-le avant de répondre.',
    reponsePerdue: 'Votre réponse n’a pas pu être envoyée. Rien n’est perdu : réessayez.',
    espace: 'Ouvrir mon espace client',
  }),
  accepter: BOUTON_D_AVENANT,
} as const

/** Remote work is paid before it is done. */
export const reglementTexte = (jours: number): string => fr(`Règlement ${jours} jours avant la date convenue`)

/** The line of a receipt for a day on which labour counts double. */
export const MAJORATION = 'Majoration du jour'

export const travailDoubleTexte = (jour: string): string => fr(`${jour}, jour convenu : travail compté double`)

export const totalLeTexte = (jour: string): string => fr(`Total le ${jour}`)

export const jourOrdinaireTexte = (total: string): string => fr(`Un jour ordinaire : ${total}.`)

/** `DEV-2026-0001, version 2`. */
export const versionTexte = (numero: string, version: number): string =>
  version === 1 ? numero : fr(`${numero}, version ${version}`)

export const valableTexte = (jour: string): string => fr(`Prix valable jusqu’au ${jour}.`)

/** Amounts already in words. */
export const dejaVerseTexte = (verse: string, reste: string): string =>
  fr(`Vous avez déjà versé ${verse} : avec ce devis, il reste ${reste} à payer.`)

export const verseDeTropTexte = (verse: string, trop: string): string =>
  fr(`Vous avez déjà versé ${verse}. Avec ce devis, ${trop} sont de trop : ils vous seront rendus, ou déduits.`)

/** Amounts already in words; once it was accepted the new quote is the current one. */
export const ecartTexte = (ecart: string, plus: boolean, accepte: boolean): string =>
  fr(`${ecart} de ${plus ? 'plus' : 'moins'} que le devis ${accepte ? 'précédent' : 'actuel'}`)

/** Where a part comes from, after its price. */
export const ORIGINES: Readonly<Record<EtatDePieceDetachee, string>> = fr({
  neuve: 'pièce neuve',
  economie_circulaire: 'pièce issue de l’économie circulaire',
})
