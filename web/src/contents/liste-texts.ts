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

const surTexte = (dernier: number, total: number, plafonne: boolean): string => {
  if (!plafonne) return ` sur ${nombre(total)}`
  return dernier > total ? '' : ` sur plus de ${nombre(total)}`
}

/** Which elements are on the screen: `51 à 100 sur 1 238`; a count that stopped says so, until it has been passed. */
export const trancheTexte = (premier: number, dernier: number, total: number, plafonne: boolean): string =>
  total === 0 ? 'Aucun' : fr(`${nombre(premier)} à ${nombre(dernier)}${surTexte(dernier, total, plafonne)}`)

export const triTexte = (colonne: string, sens: 'asc' | 'desc'): string =>
  fr(`${colonne}, ${sens === 'asc' ? LISTE_TEXTS.croissant : LISTE_TEXTS.decroissant}`)
