import { fr } from './typographie.ts'

/** What may be done with a quote that waits for its client. */
export const DEVIS_ATTENDU_TEXTS = fr({
  renvoyer: 'Renvoyer le devis',
  retirer: 'Retirer ce devis',
  retirerAide:
    'Le client ne pourra plus l’accepter : le lien de son courriel dira que vous l’avez retiré. Il ne reçoit pas d’autre courriel. Le devis en vigueur ne change pas.',
  garder: 'Le laisser en attente',
  enCours: 'Enregistrement…',
  renvoiPerdu: 'Le site n’a pas répondu. Réessayez : le devis ne partira pas deux fois.',
  reseau: 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.',
})

export const retirerTitreTexte = (version: number): string => fr(`Retirer le devis version ${version} ?`)
