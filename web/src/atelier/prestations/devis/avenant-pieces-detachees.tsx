import { PIECES_MAX } from '#domain/devis/composer-avenant'
import { DESIGNATION_MAX, EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { Button } from '../../../components/button.tsx'
import { FieldError } from '../../../components/field.tsx'
import { Select } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { ETATS_DE_PIECE_DETACHEE } from '../../../contents/etat-de-piece-detachee-texts.ts'
import { avecUnePiece, type PieceDAvenant } from './avenant-saisi.ts'
import styles from './devis.module.css'
import { AVENANT_TEXTS, pieceNumeroTexte } from './texts.ts'

const ETATS = [
  { value: '', label: AVENANT_TEXTS.etatPlusTard },
  ...EtatDePieceDetachee.values.map((etat) => ({ value: etat, label: ETATS_DE_PIECE_DETACHEE[etat] })),
]

type UneProps = {
  readonly piece: PieceDAvenant
  readonly rang: number
  readonly onChange: (piece: PieceDAvenant) => void
  readonly onRetirer: () => void
}

const Une = ({ piece, rang, onChange, onRetirer }: UneProps) => (
  <fieldset className={styles['part']}>
    <legend>{pieceNumeroTexte(rang)}</legend>
    <TextField
      name={`avenant-designation-${piece.cle}`}
      label={AVENANT_TEXTS.designation}
      maxLength={DESIGNATION_MAX}
      value={piece.designation}
      onChange={({ target }) => onChange({ ...piece, designation: target.value })}
    />
    <TextField
      name={`avenant-quantite-${piece.cle}`}
      label={AVENANT_TEXTS.quantite}
      inputMode="numeric"
      value={piece.quantite}
      onChange={({ target }) => onChange({ ...piece, quantite: target.value })}
    />
    <TextField
      name={`avenant-prix-${piece.cle}`}
      label={AVENANT_TEXTS.prix}
      inputMode="decimal"
      value={piece.prix}
      onChange={({ target }) => onChange({ ...piece, prix: target.value })}
    />
    <Select
      name={`avenant-etat-${piece.cle}`}
      label={AVENANT_TEXTS.etat}
      choices={ETATS}
      value={piece.etat ?? ''}
      onChange={({ target }) =>
        onChange({ ...piece, etat: EtatDePieceDetachee.is(target.value) ? target.value : null })
      }
    />
    <Button variant="quiet" onClick={onRetirer}>
      {AVENANT_TEXTS.retirer}
      <span className="visually-hidden"> {pieceNumeroTexte(rang)}</span>
    </Button>
  </fieldset>
)

type Props = {
  readonly pieces: readonly PieceDAvenant[]
  readonly erreur: string | undefined
  readonly onPieces: (pieces: readonly PieceDAvenant[]) => void
}

/** All the parts that the new quote shall have. */
export const AvenantPiecesDetachees = ({ pieces, erreur, onPieces }: Props) => (
  <div className={styles['parts']}>
    <h4>{AVENANT_TEXTS.pieces}</h4>
    {pieces.map((piece, place) => (
      <Une
        key={piece.cle}
        piece={piece}
        rang={place + 1}
        onChange={(nouvelle) => onPieces(pieces.map((autre) => (autre.cle === nouvelle.cle ? nouvelle : autre)))}
        onRetirer={() => onPieces(pieces.filter(({ cle }) => cle !== piece.cle))}
      />
    ))}
    <FieldError name="avenant-pieces" error={erreur} />
    {pieces.length >= PIECES_MAX ? null : (
      <div>
        <Button onClick={() => onPieces(avecUnePiece(pieces))}>{AVENANT_TEXTS.ajouter}</Button>
      </div>
    )}
  </div>
)
