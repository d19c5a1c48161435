import { fr } from './typographie.ts'

export const SERVICES_TEXTS = fr({
  titreDocument: 'Services et prix',
  description:
    'Les treize services et leurs prix nets : dépannage, formation et installation informatiques à domicile autour de Montmorot. Devis personnalisé immédiat.',
  titre: 'Services et prix',
  chapeau:
    'Un devis personnalisé est généré automatiquement à la commande. Vous pouvez le télécharger depuis la page de confirmation ; il peut être ajusté après échange avec le technicien.',
  sommaire: 'Aller à',
  commander: 'Commander une prestation',
  aDistance: 'Possible à distance',
  choixPieces: 'À la commande, vous choisissez entre pièce neuve et pièce issue de l’économie circulaire.',
  autreTitre: 'Autre chose ?',
  autreTexte: 'Décrivez votre besoin : nous établissons un devis sur mesure.',
  autreLien: 'Demander un devis sur mesure',
})

/** Travel rule in one sentence; both figures come from the domain. */
export const deplacementTexte = (kmOfferts: number, prixDuKm: string): string =>
  fr(
    `Déplacement offert jusqu'à ${kmOfferts} km aller-retour (${kmOfferts / 2} km aller), puis ${prixDuKm} par kilomètre aller-retour.`,
  )
