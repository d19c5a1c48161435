import { fr } from './typographie.ts'

/** Search page and form. Two sentences are fixed by the owner. */
export const RECHERCHE_TEXTS = {
  ...fr({
    titre: 'Recherche',
    description: 'Chercher une panne, un service ou un renseignement dans les pages de l’atelier informatique.',
    champ: 'Rechercher sur le site',
    exemple: 'Par exemple : virus, box, imprimante.',
    envoyer: 'Rechercher',
    pages: 'Pages',
    services: 'Services',
    conseil: 'Essayez un mot plus court, parcourez les services, ou posez-nous la question.',
    voirServices: 'Voir les services et les prix',
    contact: 'Nous contacter',
    injoignable: 'La recherche n’a pas abouti',
    reessayer: 'Vérifiez votre connexion, puis rechargez la page.',
  }),
  enCours: 'Recherche en cours...',
  aucun: 'Aucun résultat trouvé.',
} as const

export const resultatsTexte = (nombre: number): string => fr(nombre === 1 ? '1 résultat' : `${nombre} résultats`)

/** The searched term as a sentence shows it. */
export const termeTexte = (terme: string): string => `«\u00a0${terme}\u00a0»`
