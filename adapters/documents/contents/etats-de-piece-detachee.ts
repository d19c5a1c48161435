import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'

/** The words of documents for the state of a part (Code de la consommation, L. 224-67). */
export const ETATS_DE_PIECE_DETACHEE: Readonly<Record<EtatDePieceDetachee, string>> = {
  neuve: 'Pièce neuve',
  economie_circulaire: 'Pièce issue de l’économie circulaire',
}
