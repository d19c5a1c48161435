import type { ConservationReply } from '#adapters/http/contract/routes/diagnostics'
import { fr } from '../../../contents/typographie.ts'

/** What the site keeps, until when, and by which rule. */
export const CONSERVATION_TEXTS = fr({
  titre: 'Conservation des données',
  aide: 'Chaque information part à son terme : jamais ce qui est dû ou en cours. La simulation ne change rien.',
  simuler: 'Simuler',
  recommencer: 'Simuler de nouveau',
  sorte: 'Sorte',
  regle: 'Règle',
  total: 'Gardés',
  aTerme: 'À terme',
  retenus: 'Retenus',
  bientot: 'Sous 30 jours',
  plusAncien: 'Le plus ancien part après le',
  rien: 'Rien n’est à terme aujourd’hui.',
  appliquer: 'Appliquer…',
  dialogue: 'Supprimer ce qui est à terme',
  dialogueAide: 'Ceci disparaît définitivement :',
  effacement:
    'Les comptes partent avec leurs prestations, leurs devis et leurs messages ; ce que la loi garde plus longtemps (factures, contrats avec les devis acceptés) reste à part.',
  confirmer: 'Supprimer définitivement',
  enCours: 'Suppression…',
  renoncer: 'Ne rien supprimer',
  fait: 'Supprimé',
  faitRien: 'Rien n’était plus à terme.',
  echec: 'La suppression s’est interrompue. Ce qui est déjà parti l’est ; recommencez pour le reste.',
  reseau: 'Le site ne répond pas pour le moment.',
  fermer: 'Fermer',
})

/** A contract that outlives its account. */
export const CONTRAT_TEXTS = fr({
  titre: 'Contrats gardés sans compte',
  aide: 'Le contrat d’un compte effacé reste lisible tant que la loi le garde : la commande, ses dates, les devis acceptés. Il arrive en un ZIP, à remettre à qui y a droit.',
  reference: 'Référence de la commande',
  illisible: 'Donnez une référence comme PREST-7K3QXA.',
  telecharger: 'Télécharger le contrat',
  reseau: 'Le site ne répond pas pour le moment.',
})

export const contratEnregistreTexte = (nom: string): string => fr(`Enregistré : ${nom}`)

export const SORTE_TEXTS = fr({
  clients_sans_commande: 'Comptes sans commande',
  clients: 'Comptes clients',
  messages: 'Messages sans compte',
  estimations: 'Estimations sans commande',
  avenants: 'Avenants remplacés ou sans accord',
  versions_acceptees: 'Versions acceptées des devis',
  retractations: 'Déclarations de rétractation',
  contrats: 'Contrats archivés',
  factures: 'Factures, avoirs et règlements',
  acomptes: 'Acomptes sans facture',
  courriels: 'Courriels envoyés ou abandonnés',
  cles: 'Clés contre les doubles envois',
  freins: 'Freins de connexion',
})

const DEPART_TEXTS: Readonly<Record<string, string>> = fr({
  dernier_contact: 'le dernier contact',
  derniere_prestation: 'la dernière prestation',
  dernier_message: 'le dernier message',
  creation: 'la création',
  emission: 'l’émission',
  derniere_ecriture: 'la fin de l’année de la dernière écriture',
  visite: 'l’intervention',
  envoi: 'l’envoi',
  declaration: 'la déclaration',
  dernier_essai: 'le dernier essai',
})

const UNITES = { jours: 'jours', mois: 'mois', annees: 'ans', fin_d_annee: 'ans' } as const

/** « 3 ans après le dernier contact », and what takes it away when nothing does by itself. */
export const regleTexte = ({ duree, depart, suite }: Pick<ConservationReply, 'duree' | 'depart' | 'suite'>): string =>
  fr(
    `${duree.nombre} ${UNITES[duree.unite]} après ${DEPART_TEXTS[depart] ?? depart}${suite === 'avec_le_compte' ? ', avec le compte' : ''}`,
  )

export const departTexte = (sorte: string, nombre: number): string => fr(`${sorte} : ${nombre.toLocaleString('fr-FR')}`)
