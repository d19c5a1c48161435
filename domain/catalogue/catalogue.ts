import { euros, type Montant } from '#domain/shared/montant'
import { type Categorie, categorieDe } from './categorie.ts'

export type Service = {
  readonly id: number
  readonly nom: string
  /** One bullet point per line. */
  readonly description: string
  readonly prix: Montant
  readonly heuresForfait: number
  readonly forfait: string | null
  readonly image: string | null
  readonly categorie: Categorie
  readonly aDistance: boolean
}

const A_DISTANCE: ReadonlySet<number> = new Set([3, 5, 6, 7, 8, 13])

const service = (
  id: number,
  nom: string,
  prixEnEuros: number,
  heuresForfait: number,
  lignes: readonly string[],
): Service => ({
  id,
  nom,
  description: lignes.join('\n'),
  prix: euros(prixEnEuros),
  heuresForfait,
  forfait: `Forfait ${heuresForfait}\u00a0h`,
  image: null,
  categorie: categorieDe(id),
  aDistance: A_DISTANCE.has(id),
})

/** Price and hours of each package (docs/regles/prix.md). */
export const CATALOGUE: readonly Service[] = [
  service(1, 'Entretien extérieur PC', 40, 1, [
    'Nettoyage du boîtier, de l’écran et du clavier',
    'Dépoussiérage des grilles et des prises',
    'Vérification des câbles et des branchements',
  ]),
  service(2, 'Entretien intérieur PC', 50, 1, [
    'Ouverture et dépoussiérage complet de l’unité',
    'Remplacement de la pâte thermique si besoin',
    'Contrôle des ventilateurs et des températures',
  ]),
  service(3, 'Virus/Publicité', 44, 1, [
    'Recherche et suppression des virus et logiciels espions',
    'Nettoyage des publicités et extensions indésirables',
    'Conseils pour naviguer en sécurité',
  ]),
  service(4, 'Réparation', 60, 1, [
    'Diagnostic de la panne matérielle ou logicielle',
    'Remplacement des pièces défectueuses',
    'Essais complets avant de vous rendre la machine',
  ]),
  service(5, 'Réinstallation PC', 64, 1, [
    'Sauvegarde de vos documents avant intervention',
    'Réinstallation du système et des pilotes',
    'Mises à jour et remise en place de vos documents',
  ]),
  service(6, 'Initiation', 65, 2, [
    'Prise en main de l’ordinateur, à votre rythme',
    'Fichiers, dossiers, impressions, photos',
    'Fiche récapitulative remise en fin de séance',
  ]),
  service(7, 'Internet', 65, 2, [
    'Navigation, recherches et messagerie',
    'Démarches en ligne et mots de passe',
    'Reconnaître les arnaques et les faux messages',
  ]),
  service(8, 'Bureautique', 80, 2, [
    'Traitement de texte, tableur et présentation',
    'Exercices à partir de vos propres documents',
    'Fiche récapitulative remise en fin de séance',
  ]),
  service(9, 'PC', 72, 1, [
    'Déballage, branchement et mise en route',
    'Réglages, mises à jour et comptes',
    'Reprise de vos documents depuis l’ancien poste',
  ]),
  service(10, 'Box internet', 50, 1, [
    'Branchement et mise en service de la box',
    'Réglage du Wi-Fi et connexion de vos appareils',
    'Vérification du débit dans chaque pièce',
  ]),
  service(11, 'Réseau personnel', 72, 1, [
    'Mise en réseau des ordinateurs et imprimantes',
    'Partage de fichiers et sauvegarde',
    'Amélioration de la couverture Wi-Fi',
  ]),
  service(12, 'Matériel périphérique', 30, 1, [
    'Imprimante, scanner, webcam, disque externe',
    'Installation des pilotes et essais',
    'Explication de l’utilisation courante',
  ]),
  service(13, 'Logiciels', 30, 1, [
    'Installation et réglage de vos logiciels',
    'Vérification des licences et mises à jour',
    'Explication de l’utilisation courante',
  ]),
]

export const SERVICE_REPARATION = 4

const METIERS: Readonly<Record<Categorie, string>> = {
  depannage: 'Dépannage',
  formation: 'Formation',
  installation: 'Installation',
}

/** The name on documents, for example `Installation – PC`: the law wants the exact nature (Code de commerce, L. 441-9). A custom request keeps the words of the client. */
export const designationDuService = (serviceId: number | null, nom: string): string =>
  serviceId === null ? nom : `${METIERS[categorieDe(serviceId)]} – ${nom}`
