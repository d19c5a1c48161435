import { fr } from './typographie.ts'

export const ACCUEIL_TEXTS = fr({
  titreDocument: 'Dépannage informatique autour de Montmorot',
  description:
    'Dépannage, formation et installation informatiques à domicile autour de Montmorot et de Lons-le-Saunier, ou à distance. Prix connu avant de commander, devis gratuit.',
  titre: "Votre informatique remise d'aplomb, près de chez vous",
  chapeau:
    "Dépannage, formation et installation, à domicile ou à distance. Le prix s'affiche avant de commander, déplacement compris, et vous ne payez rien en ligne.",
  services: 'Voir les services et les prix',
  appel: 'ou appelez le',
  sommaire: 'Sur cette page',
  versApropos: 'Qui vous répond ?',
  versComment: 'Comment ça marche ?',
  versZone: 'Jusqu’où ?',
  metiersTitre: 'Trois métiers, un seul interlocuteur',
  autreTitre: 'Autres',
  autreTexte: 'Une demande qui ne rentre dans aucune case ? Décrivez-la, avec vos mots.',
  autreSuite: 'Devis personnalisé',
  commentTitre: 'Comment ça marche',
  commentChapeau: 'De la première question à la facture, en six étapes. Rien ne vous engage avant la troisième.',
  commander: 'Commander une prestation',
  aproposTitre: 'Quelqu’un qui prend le temps d’expliquer',
  aproposTextes: [
    "J'enseigne l'informatique en lycée professionnel. À l'atelier comme en classe, je répare, puis j'explique ce que j'ai fait, avec des mots de tous les jours.",
    "L'atelier est à Montmorot. Vous avez toujours la même personne, du premier message à la facture.",
  ],
})

type Idee = { readonly titre: string; readonly texte: string }

const enHeures = ({ auPlusTot, auPlusTard }: Delai): string => `${24 * auPlusTot} à ${24 * auPlusTard} h`

/** In working days. */
type Delai = { readonly auPlusTot: number; readonly auPlusTard: number }

/** What a visitor wants to know first; the figures come from the domain. */
export const reassurances = (rayonKm: number, base: string, delai: Delai): readonly Idee[] =>
  fr([
    {
      titre: 'Un prix net, connu d’avance',
      texte: 'Le devis se calcule sous vos yeux, ligne par ligne. Il est gratuit.',
    },
    {
      titre: `Une réponse sous ${enHeures(delai)}`,
      texte: 'Vous recevez une proposition de rendez-vous, que vous acceptez ou non.',
    },
    {
      titre: `${rayonKm} km autour de ${base}`,
      texte: 'À domicile, au bureau, ou à distance quand la panne le permet.',
    },
  ])

/** The six steps. */
export const etapes = (delai: Delai): readonly Idee[] =>
  fr([
    {
      titre: 'Choisissez un service',
      texte: 'Dans la liste, ou décrivez votre demande si elle n’y figure pas.',
    },
    {
      titre: 'Recevez votre devis immédiat',
      texte: 'Le prix se calcule pendant que vous tapez, déplacement compris. Le devis se télécharge, gratuitement.',
    },
    {
      titre: 'Validez',
      texte: 'Votre commande est confirmée par courriel, avec une référence unique. Rien à payer en ligne.',
    },
    {
      titre: 'Acceptez un rendez-vous',
      texte: `Le technicien vous contacte sous ${enHeures(delai)}, en jours ouvrés, et vous propose une date. Vous l’acceptez ou la refusez.`,
    },
    {
      titre: 'L’intervention a lieu',
      texte: 'Chez vous, au bureau ou à distance, le jour convenu. Vous réglez après, ou avant si c’est à distance.',
    },
    {
      titre: 'Gardez le fil',
      texte: 'Devis, prestations et échanges restent dans votre espace client, avec leur historique.',
    },
  ])

export const aPartirDe = (prix: string): string => fr(`dès ${prix}`)
