/** A request as a visitor would make it; the price is the site's own. */
export type CommandeDeDemo = {
  readonly nom: string
  readonly email: string
  readonly telephone: string
  readonly adresse: string
  readonly codePostal: string
  readonly ville: string
  readonly serviceId: string
  readonly heures: number | null
  readonly creneau: 'matin' | 'midi' | 'apres-midi' | 'flexible'
  readonly description: string
}

const commande = (
  [nom, email, telephone]: readonly [string, string, string],
  [adresse, codePostal, ville]: readonly [string, string, string],
  [serviceId, heures, creneau]: readonly [string, number | null, CommandeDeDemo['creneau']],
  description: string,
): CommandeDeDemo => ({ nom, email, telephone, adresse, codePostal, ville, serviceId, heures, creneau, description })

/** Invented people of real towns, near and far from the base. */
export const COMMANDES_DE_DEMO: readonly CommandeDeDemo[] = [
  commande(
    ['Odile Perrard', 'odile.perrard@demo.example', '0612000001'],
    ['4 rue du Puits', '39000', 'Lons-le-Saunier'],
    ['5', null, 'matin'],
    'L’ordinateur met dix minutes à démarrer. Les photos des petits-enfants sont dessus, je ne veux rien perdre.',
  ),
  commande(
    ['Marcel Bouvier', 'marcel.bouvier@demo.example', '0612000002'],
    ['17 Grande Rue', '39570', 'Montmorot'],
    ['6', 4, 'apres-midi'],
    'Je débute avec une tablette et un ordinateur portable.',
  ),
  commande(
    ['Sarah Monnier', 'sarah.monnier@demo.example', '0712000003'],
    ['2 place Grimont', '39800', 'Poligny'],
    ['10', null, 'flexible'],
    'Nouvelle box reçue hier, le Wi-Fi ne passe pas à l’étage.',
  ),
  commande(
    ['Jean-Noël Vuillet', 'jn.vuillet@demo.example', '0384000004'],
    ['8 rue de la Fruitière', '39600', 'Arbois'],
    ['3', 2, 'matin'],
    'Des publicités s’ouvrent toutes seules.',
  ),
  commande(
    ['Lucie Girardot', 'lucie.girardot@demo.example', '0612000005'],
    ['31 rue Pasteur', '71500', 'Louhans'],
    ['11', 3, 'midi'],
    'Trois ordinateurs et une imprimante à mettre en réseau dans le cabinet.',
  ),
]
