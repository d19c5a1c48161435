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

export const NOUVELLES_TEXTS = fr({ titre: 'Nouvelles', voir: 'Voir', fermer: 'Fermer' })
