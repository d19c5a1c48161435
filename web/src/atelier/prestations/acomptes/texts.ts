import { fr } from '../../../contents/typographie.ts'

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
  formulaireRecu: 'Un acompte reçu',
  formulaireRendu: 'Un acompte rendu',
  enRoute: 'Le document part au client.',
  enregistre: 'C’est enregistré.',
  pdf: 'PDF',
})

/** What a professional gets for a deposit (CGI, art. 289, I, 1, c). */
export const FACTURE_D_ACOMPTE_TEXTS = fr({
  seraEmise:
    'Le client est un professionnel : une facture d’acompte sera émise et lui sera envoyée. Elle ne pourra plus être modifiée.',
  seraCreditee:
    'Ce qui est rendu d’une facture d’acompte fait l’objet d’un avoir, qui sera envoyé au client et ne pourra plus être modifié.',
  recu: 'Reçu le',
  total: 'Montant de l’acompte',
  rendu: 'Rendu par avoir',
  prixConvenu: 'Prix convenu',
  suite:
    'La facture de la prestation déduira cet acompte. Pour le rendre, ou annuler son écriture, passez par la fiche de la prestation : l’avoir suit.',
  mention: 'La facture d’acompte ne peut pas encore être émise',
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

/** `Facture d’acompte ACO-2026-0001`, or the credit note for what went back of one. */
export const documentDAcompteTexte = (genre: 'acompte' | 'avoir', numero: string): string =>
  fr(`${genre === 'acompte' ? 'Facture d’acompte' : 'Avoir'} ${numero}`)

/** Said of an entry once its document has left. */
export const acompteEcritTexte = (rendu: boolean, nom: string): string =>
  fr(rendu ? `Acompte rendu : l’avoir part à ${nom}.` : `Acompte reçu : sa facture part à ${nom}.`)

/** Said once something was written: what was issued for it, and is on its way. */
export const enregistreTexte = (documents: readonly string[]): string =>
  documents.length === 0
    ? ACOMPTE_TEXTS.enregistre
    : fr(`C’est enregistré. Envoyé au client : ${documents.join(', ')}.`)
