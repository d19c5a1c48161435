import { fr } from './typographie.ts'

/** What the lists of the owner's side have in common. */
export const LISTE_TEXTS = fr({
  pages: 'Pages de la liste',
  suivant: 'Suivant',
  precedent: 'Précédent',
  filtres: 'Recherche et filtres',
  trier: 'Trier par',
  croissant: 'croissant',
  decroissant: 'décroissant',
})

const nombre = (n: number): string => n.toLocaleString('fr-FR')

/** Which elements are on the screen: `51 à 100 sur 1 238`; a count that stopped says so. */
export const trancheTexte = (premier: number, dernier: number, total: number, plafonne: boolean): string =>
  total === 0
    ? 'Aucun'
    : fr(`${nombre(premier)} à ${nombre(dernier)} sur ${plafonne ? 'plus de ' : ''}${nombre(total)}`)

export const triTexte = (colonne: string, sens: 'asc' | 'desc'): string =>
  fr(`${colonne}, ${sens === 'asc' ? LISTE_TEXTS.croissant : LISTE_TEXTS.decroissant}`)
