import type { NouvelleReply } from '#adapters/http/contract/routes/aujourdhui'
import { fr } from '../../contents/typographie.ts'

const PHRASES: Readonly<Record<NouvelleReply['genre'], (titre: string) => string>> = {
  commande: (titre) => `Nouvelle commande ${titre}`,
  message: (titre) => `Nouveau message de ${titre}`,
  suite: (titre) => `Nouvelle réponse dans le message de ${titre}`,
  reponse: (titre) => `Réponse du client pour ${titre}`,
  changement: (titre) => `Changement sur ${titre}`,
}

/** What came, in one sentence. */
export const nouvelleTexte = ({ genre, titre }: NouvelleReply): string => fr(PHRASES[genre](titre))

export const etAutres = (nombre: number): string =>
  fr(nombre === 1 ? 'et une autre nouvelle' : `et ${nombre} autres nouvelles`)

/** While nothing new comes. */
export const COUPURE_TEXTS = fr({
  site: 'Le site ne répond pas. Ce qui est écrit ici reste ; tout sera redemandé de soi-même.',
  session: 'Votre session est terminée. Ce qui est écrit ici reste.',
  reconnecter: 'Se reconnecter',
  reessayer: 'Réessayer',
  retour: 'Le site répond de nouveau : tout est à jour.',
})

export const NOUVELLES_TEXTS = fr({ titre: 'Nouvelles', voir: 'Voir', fermer: 'Fermer' })
