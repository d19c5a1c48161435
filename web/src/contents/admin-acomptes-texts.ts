import { fr } from './typographie.ts'

/** Part of an order: money that comes before its invoice. */
export const ACOMPTE_TEXTS = fr({
  aucun: 'Aucun acompte reçu.',
  recu: 'Reçu',
  reste: 'Peut encore être reçu',
  aRendre: 'À rendre au client',
  recevoir: 'Enregistrer un acompte',
  rendre: 'Rendre un acompte',
  deduit: 'La facture reprend ces écritures et les déduit.',
  annulee:
    'La commande est annulée : rendez cette somme. Ce qui peut encore se facturer, facturé d’abord, en est déduit.',
  professionnel:
    'Un professionnel doit recevoir une facture pour cet acompte (CGI, art.\u00a0289,\u00a0I,\u00a01,\u00a0c) ; le site n’en établit pas : établissez-la à part, ou n’encaissez qu’à la facture.',
  formulaireRecu: 'Un acompte reçu',
  formulaireRendu: 'Un acompte rendu',
})

export const detenuTexte = (montant: string, annulee: boolean): string =>
  fr(
    annulee
      ? `${montant} reçus sont encore à rendre, sur la facture rendue par avoir :`
      : `${montant} déjà reçus : la prochaine facture les reprend, sauf si vous les rendez d’abord. Ils sont encore sur la facture rendue par avoir :`,
  )
export const acompteMaxTexte = (max: string): string => fr(`Il reste ${max} à recevoir sur le prix convenu.`)
export const renduMaxTexte = (max: string): string => fr(`Il n’a été reçu que ${max}.`)
export const acompteTropTotTexte = (des: string): string =>
  fr(`La commande est du ${des} : choisissez ce jour ou un jour suivant.`)
