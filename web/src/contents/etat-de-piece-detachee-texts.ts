import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { fr } from './typographie.ts'

export const ETATS_DE_PIECE_DETACHEE: Readonly<Record<EtatDePieceDetachee, string>> = fr({
  neuve: 'Neuve',
  economie_circulaire: 'Économie circulaire',
})
