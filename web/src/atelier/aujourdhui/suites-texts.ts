import { fr } from '../../contents/typographie.ts'

export const FEUILLE_TEXTS = fr({
  titre: 'Feuille du jour',
  temps: 'Temps passé :',
  pieces: 'Pièces :',
  regle: 'Réglé :',
  vide: 'Aucune visite.',
  separateur: ' : ',
})

export const VIDE_TEXTS = fr({
  titre: 'Rien ne presse',
  texte: 'Ni retard, ni appel à passer, ni date à proposer. Les nouvelles commandes apparaîtront ici d’elles-mêmes.',
})

export const autresDatesTexte = (nombre: number): string =>
  fr(nombre === 1 ? 'ou une autre date' : `ou ${nombre} autres dates`)

/** `majore`: work counts double on the agreed day, and the total is not that of this day. */
export const devisAttenduTexte = (version: number, total: string, majore: boolean): string =>
  fr(`Nouveau devis (version ${version}) : ${total}${majore ? ' un jour ordinaire' : ''}`)

export const resteTexte = (montant: string): string => fr(`reste ${montant}`)

export const echueTexte = (jour: string): string => fr(`échue le ${jour}`)

export const recuTexte = (quand: string): string => fr(`reçu ${quand}`)

export const FRAIS_D_ABORD = fr('ou facturez d’abord des frais dus')

export const dernierJourTexte = (jour: string): string => fr(`Au plus tard le ${jour}`)
