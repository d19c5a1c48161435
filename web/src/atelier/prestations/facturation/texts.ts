import type { GenreDeFrais } from '#domain/facturation/frais'
import type { EcartDeJour } from '#domain/facturation/travail-facture'
import { fr } from '../../../contents/typographie.ts'

/** The form that makes an invoice of a prestation. */
export const FACTURATION_TEXTS = fr({
  retour: 'Retour aux factures',
  prestation: 'Voir la prestation',
  pasFinie: 'Une prestation se facture une fois terminée, ou annulée pour ses seuls frais.',
  rienDu: 'Le client s’est rétracté : il n’y a rien à facturer.',
  prorata:
    'Le client s’est rétracté une fois le travail commencé, à sa demande. Seul ce qui a été fait est dû, à la minute : ni première heure entière, ni déplacement, ni frais.',
  minutesFaites: 'Minutes de travail effectuées',
  sansFrais: 'Le client s’était rétracté : aucuns frais ne peuvent lui être demandés.',
  voirFacture: 'Voir la facture',
  formulaire: 'Établir la facture',
  date: 'Date d’exécution',
  dateAide: 'Le jour où le travail a été fait.',
  dateDesFrais: 'Date des frais',
  dateDesFraisAide:
    'Le jour du rendez-vous manqué ou du diagnostic ; pour un rendez-vous annulé ou déplacé trop tard, le jour où le client a prévenu. La facture le cite.',
  travail: 'Facturer le travail',
  travailAide: 'Décochez si la visite n’a donné lieu qu’à des frais ou à des pièces.',
  temps: 'Temps passé',
  heures: 'Heures',
  minutes: 'Minutes',
  trajet: 'Déplacement',
  trajetDevis: 'Comme au devis',
  trajetAucun: 'Ne pas le facturer',
  trajetReel: 'Kilomètres réels',
  km: 'Kilomètres aller-retour',
  pieces: 'Pièces fournies',
  etatAChoisir: 'À choisir',
  piecesAide: 'La facture dit de chaque pièce si elle est neuve ou issue de l’économie circulaire.',
  designation: 'Désignation',
  quantite: 'Quantité',
  prix: 'Prix unitaire (€)',
  etat: 'Origine',
  ajouterPiece: 'Ajouter une pièce',
  retirerPiece: 'Retirer',
  frais: 'Frais prévus par les conditions générales',
  fraisAide: 'Rien n’est coché d’avance : c’est vous qui décidez.',
  propose: 'proposé par l’historique',
  fraisMontant: 'Montant (€)',
  lignes: 'La facture',
  total: 'Total à payer',
  totalAvantAcompte: 'Total',
  recu: 'Acompte déjà reçu',
  reste: 'Reste à payer',
  aRendre: 'À rendre au client',
  fraisSansDevis: 'Des frais seuls : les conditions générales les limitent, ils ne se comparent pas au devis.',
  aucuneLigne: 'Rien à facturer pour le moment.',
  accord: 'Comment le client a-t-il accepté de payer plus ?',
  accordAide: 'Par exemple : accord donné par SMS le 3 mars, avant la pose de la pièce. La facture le cite.',
  emettre: 'Émettre la facture…',
  echec: 'La facture n’est pas émise. Votre saisie est toujours là.',
  sansReponse: 'Nous ne savons pas si la facture est émise. Votre saisie est toujours là.',
  reseau: 'Le site n’a pas répondu. Réessayez : elle ne sera pas émise deux fois.',
  insister: 'Émettre quand même…',
  mentions: 'La facture ne peut pas encore être émise',
  mentionsAide: 'Complétez le fichier des informations de l’entreprise ; votre saisie reste là en attendant.',
})

export const EMISSION_TEXTS = fr({
  titre: 'Émettre la facture ?',
  enRoute: 'La facture part dans quelques secondes',
  enRouteAide: '« Annuler », en bas de l’écran, vous rend votre saisie. Quitter cette page l’envoie.',
  numero: 'Elle prend alors le prochain numéro de la série ; ce numéro ne sert qu’une fois.',
  definitive: 'Elle ne peut plus être modifiée ni supprimée : seul un avoir la corrige.',
  emettre: 'Émettre et envoyer',
  revenir: 'Revenir à la saisie',
})

/** What was typed and not issued yet. */
export const BROUILLON_TEXTS = fr({
  retrouve: 'Une saisie vous attend',
  change:
    'La prestation a changé depuis que vous avez commencé cette facture. Reprenez votre saisie pour la vérifier, ou repartez du devis : ce que vous aviez saisi sera effacé.',
  reprendre: 'Reprendre ma saisie',
  repartir: 'Repartir du devis',
  effacer: 'Effacer ma saisie…',
  question: 'Effacer votre saisie ?',
  suite:
    'Ce que vous avez saisi pour cette facture est effacé, et le formulaire repart du devis. Rien d’autre ne change.',
  garder: 'Garder ma saisie',
})

export const FACTURATION_ERREURS = fr({
  dateFuture: 'Le travail ne peut pas être facturé avant d’être fait : choisissez aujourd’hui ou un jour passé.',
  dateAvant: 'Ce jour est avant la commande.',
  temps: 'Indiquez le temps passé, par exemple 1 h et 40 minutes.',
  tempsMax: 'Plus de 24 h : vérifiez le temps passé.',
  km: 'Indiquez les kilomètres, par exemple 23,5.',
  designation: 'Dites de quelle pièce il s’agit.',
  designationMax: 'Cette désignation est trop longue.',
  quantite: 'Indiquez une quantité entre 1 et 100.',
  prix: 'Indiquez un prix en euros, par exemple 12,50.',
  etat: 'Dites si la pièce est neuve ou issue de l’économie circulaire.',
  montant: 'Indiquez un montant en euros, par exemple 25,00.',
  accord: 'Le total dépasse le devis : dites comment le client l’a accepté.',
  accordMax: 'Ce texte est trop long.',
  minutesFaites: 'Indiquez les minutes de travail faites avant la rétractation, par exemple 45.',
  diagnosticOffert: 'Le diagnostic est offert quand le travail est facturé : décochez l’un des deux.',
})

/** The price follows the day on which the work was done, not the agreed one. */
export const ECARTS_DE_JOUR: Readonly<Record<EcartDeJour, string>> = fr({
  semaine:
    'Le jour convenu était au tarif double, le travail a été fait en semaine : la facture prend le jour du travail, au tarif simple.',
  majore:
    'Le travail a été fait un samedi, un dimanche ou un jour férié, le jour convenu était en semaine : la facture prend le jour du travail, où il compte double. Le client doit l’avoir accepté.',
})

export const FRAIS_NOMS: Readonly<Record<GenreDeFrais, string>> = fr({
  diagnostic: 'Diagnostic sans suite',
  absence: 'Absence au rendez-vous',
  preavis: 'Rendez-vous annulé ou déplacé à moins de 24 h',
})

export const kmMaxTexte = (km: number): string => fr(`Plus de ${km} km : vérifiez le trajet.`)
export const plafondTexte = (plafond: string): string => fr(`Les conditions générales limitent ces frais à ${plafond}.`)
export const cumulTexte = (plafond: string): string =>
  fr(`Absence et préavis tardif ne dépassent pas ${plafond} à eux deux : réduisez l’un des deux.`)
export const minutesAuPlusTexte = (minutes: number): string =>
  fr(`Au plus ${minutes} min : c’est le temps écoulé entre l’heure de la visite et la rétractation.`)
export const minutesPrevuesTexte = (minutes: number): string => fr(`Le devis prévoyait ${minutes} min.`)
export const auPlusTexte = (plafond: string): string => fr(`au plus ${plafond}`)
export const factureTexte = (duree: string): string => fr(`facturé : ${duree}`)
export const prevuTexte = (duree: string): string => fr(`Le devis prévoyait ${duree}.`)
export const pieceTexte = (rang: number): string => fr(`Pièce ${rang}`)
export const commeDevisTexte = (devis: string): string => fr(`Comme le devis accepté : ${devis}.`)
export const ecartTexte = (ecart: string, devis: string): string =>
  fr(`${ecart} par rapport au devis accepté (${devis}).`)
export const courrielTexte = (nom: string, email: string): string =>
  fr(`Elle part par courriel à ${nom} (${email}), dix secondes après : « Annuler » l’arrête d’ici là.`)
export const vouluFactureTexte = (total: string): string => fr(`Une facture de ${total}.`)
export const totalDialogueTexte = (total: string, nom: string): string => fr(`${total}, au nom de ${nom}.`)
export const dejaFactureeTexte = (numero: string): string => fr(`La facture ${numero} est déjà émise.`)

/** Signs that the letters of the document do not have. */
export const signesTexte = (signes: readonly string[]): string =>
  fr(`La facture ne sait pas imprimer ${signes.slice(0, 5).join(' ')} : remplacez-le par des mots.`)
