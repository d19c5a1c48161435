import { fr } from '../../contents/typographie.ts'

export const CLAVIER_TEXTS = fr({
  rechercher: 'Rechercher',
  touches: 'Touches du clavier',
  seules: 'Touches seules',
  seulesAide:
    'Une lettre pressée seule agit aussitôt. Si vous dictez, ou si elles vous gênent, coupez-les ici : Ctrl K et les flèches restent. Le choix vaut pour cet appareil.',
})

type Touche = { readonly touches: readonly string[]; readonly quoi: string; readonly seule: boolean }

const touche = (quoi: string, seule: boolean, ...touches: readonly string[]): Touche => ({
  touches,
  quoi: fr(quoi),
  seule,
})

export const TOUCHES_TEXTS: readonly Touche[] = [
  touche('Rechercher partout', false, 'Ctrl K', '⌘ K'),
  touche('Filtrer la liste, ou rechercher s’il n’y en a pas', true, '/'),
  touche('Ligne suivante, ligne précédente', true, 'j', 'k'),
  touche('Les mêmes, sans lettre', false, '↓', '↑'),
  touche('Choisir une ligne', true, 'x'),
  touche('Ouvrir ce qui est choisi, ou faire son geste', false, 'Entrée'),
  touche('Annuler ce qui vient d’être fait', true, 'z'),
  touche('Fermer', false, 'Échap'),
  touche('Cette aide', true, '?'),
]
