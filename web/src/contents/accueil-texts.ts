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
  metiersTitre: 'Trois métiers, un seul interlocuteur',
  aproposTitre: 'Quelqu’un qui prend le temps d’expliquer',
  aproposTextes: [
    "J'enseigne l'informatique en lycée professionnel. À l'atelier comme en classe, je répare, puis j'explique ce que j'ai fait, avec des mots de tous les jours.",
    "L'atelier est à Montmorot. Vous avez toujours la même personne, du premier message à la facture.",
  ],
})

/** What a visitor wants to know first; the figures come from the domain. */
export const reassurances = (
  rayonKm: number,
  base: string,
): readonly { readonly titre: string; readonly texte: string }[] =>
  fr([
    {
      titre: 'Un prix net, connu d’avance',
      texte: 'Le devis se calcule sous vos yeux, ligne par ligne. Il est gratuit.',
    },
    {
      titre: 'Une réponse sous 24 à 48 h',
      texte: 'Vous recevez une proposition de rendez-vous, que vous acceptez ou non.',
    },
    {
      titre: `${rayonKm} km autour de ${base}`,
      texte: 'À domicile, au bureau, ou à distance quand la panne le permet.',
    },
  ])

export const aPartirDe = (prix: string): string => fr(`dès ${prix}`)
