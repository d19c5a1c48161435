import type { EtatDePiece } from '#domain/tarification/etat-de-piece'

/** As documents say whether a part is new (Code de la consommation, L. 224-67). */
export const ETATS_DE_PIECE: Readonly<Record<EtatDePiece, string>> = {
  neuve: 'Pièce neuve',
  economie_circulaire: 'Pièce issue de l’économie circulaire',
}
