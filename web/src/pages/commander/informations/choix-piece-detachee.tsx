import { Notice } from '../../../components/notice.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { CHAMPS_TEXTS, PIECE_TEXTS } from '../../../contents/commander-texts.ts'
import { PIECES_DETACHEES_TEXTS } from '../../../contents/pieces-detachees-texts.ts'
import type { ChampsProps } from './champs.ts'

const PIECES = [
  { value: 'neuve', label: PIECE_TEXTS.neuve },
  { value: 'circulaire', label: PIECE_TEXTS.circulaire },
]

/** Parts are priced apart; the client says which kind is preferred. */
export const ChoixPieceDetachee = ({ saisie, changer }: ChampsProps) => (
  <>
    <Notice kind="warning">
      <p>{PIECES_DETACHEES_TEXTS.avertissementPieces}</p>
    </Notice>
    <RadioGroup
      name="piece"
      label={CHAMPS_TEXTS.piece}
      help={CHAMPS_TEXTS.pieceAide}
      optional
      choices={PIECES}
      value={saisie.piece}
      onChoose={(piece) => changer({ piece })}
    />
  </>
)
