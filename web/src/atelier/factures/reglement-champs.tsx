import styles from './facture.module.css'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { Select } from '../../components/select.tsx'
import { TextField } from '../../components/text-field.tsx'
import { autreAnneeTexte, MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import { anneePassee } from './autre-annee.ts'
import type { ErreursDeReglement, ReglementSaisi } from './ecriture-saisie.ts'

const MODES = ModeDeReglement.values.map((value) => ({ value, label: MODES_DE_REGLEMENT[value] }))

const aideDeDate = (annee: string | null): string | undefined => (annee === null ? undefined : autreAnneeTexte(annee))

type ChampsProps = {
  readonly saisi: ReglementSaisi
  readonly erreurs: ErreursDeReglement
  readonly des: string
  readonly aujourdhui: string
  readonly onSaisi: (saisi: ReglementSaisi) => void
}

/** How, when, how much, and a note of the owner's own. */
export const ReglementChamps = ({ saisi, erreurs, des, aujourdhui, onSaisi }: ChampsProps) => (
  <div className={styles['fields']}>
    <Select
      name="reglement-mode"
      label={REGLEMENT_TEXTS.mode}
      choices={MODES}
      value={saisi.mode}
      onChange={({ target }) =>
        ModeDeReglement.is(target.value) ? onSaisi({ ...saisi, mode: target.value }) : undefined
      }
    />
    <TextField
      type="date"
      name="reglement-date"
      label={REGLEMENT_TEXTS.le}
      help={aideDeDate(anneePassee(saisi.le, des, aujourdhui))}
      error={erreurs.date}
      min={des}
      max={aujourdhui}
      value={saisi.le}
      onChange={({ target }) => onSaisi({ ...saisi, le: target.value })}
    />
    <TextField
      name="reglement-montant"
      label={REGLEMENT_TEXTS.montant}
      inputMode="decimal"
      error={erreurs.montant}
      value={saisi.montant}
      onChange={({ target }) => onSaisi({ ...saisi, montant: target.value })}
    />
    <TextField
      name="reglement-note"
      label={REGLEMENT_TEXTS.note}
      help={REGLEMENT_TEXTS.noteAide}
      optional
      maxLength={NOTE_MAX}
      value={saisi.note}
      onChange={({ target }) => onSaisi({ ...saisi, note: target.value })}
    />
  </div>
)
