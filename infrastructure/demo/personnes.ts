/** An invented person of a real town. Nobody owns `.example`, so no mail is delivered. */
export type Personne = {
  readonly nom: string
  readonly email: string
  readonly telephone: string
  readonly adresse: string
  readonly codePostal: string
  readonly ville: string
  readonly entreprise?: { readonly raisonSociale: string; readonly siren: string }
}

const personne = (
  nom: string,
  boite: string,
  telephone: string,
  adresse: string,
  codePostal: string,
  ville: string,
): Personne => ({ nom, email: `${boite}@demo.example`, telephone, adresse, codePostal, ville })

export const CAMILLE = personne(
  'Camille Jeannin',
  'client',
  '0612000000',
  '12 rue des Salines',
  '39000',
  'Lons-le-Saunier',
)

export const ODILE = personne(
  'Odile Perrard',
  'odile.perrard',
  '0612000001',
  '4 rue du Puits',
  '39000',
  'Lons-le-Saunier',
)
export const MARCEL = personne('Marcel Bouvier', 'marcel.bouvier', '0612000002', '17 Grande Rue', '39570', 'Montmorot')
export const SARAH = personne('Sarah Monnier', 'sarah.monnier', '0712000003', '2 place Grimont', '39800', 'Poligny')
export const JEAN_NOEL = personne(
  'Jean-Noël Vuillet',
  'jn.vuillet',
  '0384000004',
  '8 rue de la Fruitière',
  '39600',
  'Arbois',
)
export const LUCIE = personne('Lucie Girardot', 'lucie.girardot', '0612000005', '31 rue Pasteur', '71500', 'Louhans')
export const HENRI = personne(
  'Henri Vandelle',
  'henri.vandelle',
  '0612000006',
  '3 chemin des Vignes',
  '39210',
  'Voiteur',
)
export const NADIA = personne(
  'Nadia Benali',
  'nadia.benali',
  '0712000007',
  '25 avenue de la Gare',
  '39300',
  'Champagnole',
)
export const PAUL = personne('Paul Guyon', 'paul.guyon', '0612000008', '6 rue de l’Église', '39140', 'Bletterans')
export const MONIQUE = personne('Monique Lacroix', 'monique.lacroix', '0384000009', '14 rue Haute', '39190', 'Beaufort')
export const THOMAS: Personne = {
  ...personne('Thomas Petitjean', 'thomas.petitjean', '0712000010', '9 rue du Commerce', '39000', 'Lons-le-Saunier'),
  entreprise: { raisonSociale: 'La Boutique du Comté', siren: '900000019' },
}
export const YVETTE = personne(
  'Yvette Chauvin',
  'yvette.chauvin',
  '0384000011',
  '1 impasse du Lavoir',
  '39570',
  'Conliège',
)
export const KARIM: Personne = {
  ...personne('Karim Haddad', 'karim.haddad', '0612000012', '42 rue Regard', '39000', 'Lons-le-Saunier'),
  entreprise: { raisonSociale: 'Haddad Menuiserie', siren: '900000027' },
}
export const ELODIE = personne(
  'Élodie Roussel',
  'elodie.roussel',
  '0712000013',
  '18 rue du Lac',
  '39130',
  'Clairvaux-les-Lacs',
)
export const BERNARD = personne(
  'Bernard Michaud',
  'bernard.michaud',
  '0384000014',
  '5 place de la Mairie',
  '39240',
  'Arinthod',
)

export const HABITUES: readonly Personne[] = [
  ODILE,
  HENRI,
  KARIM,
  ODILE,
  NADIA,
  PAUL,
  THOMAS,
  MONIQUE,
  KARIM,
  ELODIE,
  BERNARD,
  ODILE,
  YVETTE,
  personne('Claude Faivre', 'claude.faivre', '0612000015', '7 rue des Écoles', '39230', 'Sellières'),
  personne('Aurélie Poncet', 'aurelie.poncet', '0712000016', '20 rue Perrin', '39000', 'Lons-le-Saunier'),
  KARIM,
  personne('René Jacquier', 'rene.jacquier', '0384000017', '11 route de Lyon', '39190', 'Cousance'),
  personne('Sophie Lambert', 'sophie.lambert', '0612000018', '33 rue Lecourbe', '39000', 'Lons-le-Saunier'),
  THOMAS,
  personne('Gérard Thévenin', 'gerard.thevenin', '0384000019', '2 rue du Château', '39270', 'Orgelet'),
  personne('Inès Moreau', 'ines.moreau', '0712000020', '16 rue de Dole', '39800', 'Poligny'),
  HENRI,
  personne('Denis Prost', 'denis.prost', '0612000021', '4 rue Neuve', '39380', 'Mont-sous-Vaudrey'),
  personne('Martine Colin', 'martine.colin', '0384000022', '27 rue Saint-Désiré', '39000', 'Lons-le-Saunier'),
]

/** Accounts whose orders were deleted at the end of their retention. */
export const SANS_COMMANDE: readonly Personne[] = [
  personne('Raymond Billet', 'raymond.billet', '0384000030', '10 rue du Moulin', '39570', 'Perrigny'),
  personne('Josette Grand', 'josette.grand', '0384000031', '8 rue de Besançon', '39210', 'Domblans'),
  personne('Alain Dupuis', 'alain.dupuis', '0612000032', '19 cours Sully', '39000', 'Lons-le-Saunier'),
]
