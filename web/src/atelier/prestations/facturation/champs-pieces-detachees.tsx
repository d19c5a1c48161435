import { PIECES_MAX } from '#domain/facturation/saisie'
import { DESIGNATION_MAX, EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { ETATS_DE_PIECE_DETACHEE } from '../../../contents/etat-de-piece-detachee-texts.ts'
import type { ChampsProps } from './champs.tsx'
import styles from './facturation.module.css'
import { avecPiece, type PieceSaisie } from './saisie.ts'
import { FACTURATION_TEXTS, pieceTexte } from './texts.ts'
import { champsDePiece, type ErreursDeFacture } from './verifier-saisie.ts'

const ETATS = [
  { value: '', label: FACTURATION_TEXTS.etatAChoisir },
  ...EtatDePieceDetachee.values.map((value) => ({ value, label: ETATS_DE_PIECE_DETACHEE[value] })),
]

type PieceProps = {
  readonly piece: PieceSaisie
  readonly rang: number
  readonly erreurs: ErreursDeFacture
  readonly onChange: (piece: PieceSaisie) => void
  readonly onRetirer: () => void
}

const Piece = ({ piece, rang, erreurs, onChange, onRetirer }: PieceProps) => {
  const champs = champsDePiece(piece.cle)
  return (
    <fieldset className={styles['piece']}>
      <legend>{pieceTexte(rang)}</legend>
      <TextField
        name={champs.designation}
        label={FACTURATION_TEXTS.designation}
        maxLength={DESIGNATION_MAX}
        error={erreurs[champs.designation]}
        value={piece.designation}
        onChange={({ target }) => onChange({ ...piece, designation: target.value })}
      />
      <TextField
        name={champs.quantite}
        label={FACTURATION_TEXTS.quantite}
        inputMode="decimal"
        error={erreurs[champs.quantite]}
        value={piece.quantite}
        onChange={({ target }) => onChange({ ...piece, quantite: target.value })}
      />
      <TextField
        name={champs.prix}
        label={FACTURATION_TEXTS.prix}
        inputMode="decimal"
        error={erreurs[champs.prix]}
        value={piece.prix}
        onChange={({ target }) => onChange({ ...piece, prix: target.value })}
      />
      <Select
        name={champs.etat}
        label={FACTURATION_TEXTS.etat}
        choices={ETATS}
        error={erreurs[champs.etat]}
        value={piece.etat ?? ''}
        onChange={({ target }) =>
          onChange({ ...piece, etat: EtatDePieceDetachee.is(target.value) ? target.value : null })
        }
      />
      <Button variant="quiet" className={styles['remove']} onClick={onRetirer}>
        {FACTURATION_TEXTS.retirerPiece}
        <span className="visually-hidden"> {pieceTexte(rang)}</span>
      </Button>
    </fieldset>
  )
}

/** The parts that were fitted. */
export const ChampsPiecesDetachees = ({ saisie, erreurs, onSaisie }: ChampsProps) => {
  const { pieces } = saisie
  const changer = (nouvelles: readonly PieceSaisie[]): void => onSaisie({ ...saisie, pieces: nouvelles })
  return (
    <div className={styles['group']}>
      <h3>{FACTURATION_TEXTS.pieces}</h3>
      {pieces.length === 0 ? null : <p className={styles['soft']}>{FACTURATION_TEXTS.piecesAide}</p>}
      {pieces.map((piece, place) => (
        <Piece
          key={piece.cle}
          piece={piece}
          rang={place + 1}
          erreurs={erreurs}
          onChange={(nouvelle) => changer(pieces.map((autre) => (autre.cle === nouvelle.cle ? nouvelle : autre)))}
          onRetirer={() => changer(pieces.filter(({ cle }) => cle !== piece.cle))}
        />
      ))}
      {pieces.length >= PIECES_MAX ? null : (
        <div>
          <Button onClick={() => changer(avecPiece(pieces))}>{FACTURATION_TEXTS.ajouterPiece}</Button>
        </div>
      )}
    </div>
  )
}
