import { fr } from '../../contents/typographie.ts'

export const PALETTE_TEXTS = fr({
  titre: 'Rechercher',
  champ: 'Rechercher un client, une commande, une facture, un geste',
  resultats: 'Résultats',
  rien: 'Rien ne correspond.',
  enCours: 'Recherche en cours…',
  coupe: 'Une partie de la recherche n’a pas abouti : vérifiez votre connexion.',
  aide: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
  telephone: 'Nouvelle commande par téléphone',
})

export const GROUPES = fr({
  gestes: 'Geste',
  lieux: 'Aller à',
  prestations: 'Prestation',
  clients: 'Client',
  messages: 'Message',
  factures: 'Facture',
  estimations: 'Estimation',
})

export const GESTE_TEXTS = {
  proposer: (nom: string) => fr(`Proposer une date à ${nom}`),
  facturer: (nom: string) => fr(`Émettre la facture de ${nom}`),
  terminer: (nom: string) => fr(`Terminer et facturer ${nom}`),
  noter: (nom: string) => fr(`Noter l’appel de ${nom}`),
} as const

export const combienTexte = (nombre: number): string => (nombre === 1 ? '1 résultat' : `${nombre} résultats`)
