import type { EtatDePiece } from '#domain/tarification/etat-de-piece'
import { fr } from './typographie.ts'

export const ETATS_DE_PIECE: Readonly<Record<EtatDePiece, string>> = fr({
  neuve: 'Neuve',
  economie_circulaire: 'Économie circulaire',
})
