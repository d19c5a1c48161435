import { TextField } from '../../../components/text-field.tsx'
import { FACTURATION_TEXTS, minutesPrevuesTexte } from '../../../contents/admin-facturation-texts.ts'
import type { ChampsProps } from './champs.ts'
import styles from './facturation.module.css'

/** The minutes done before a withdrawal: nothing else may be billed. */
export const ChampsProrata = ({ cadre, saisie, erreurs, onSaisie }: ChampsProps) =>
  cadre.prorata === null ? null : (
    <div className={styles['group']}>
      <p>{FACTURATION_TEXTS.prorata}</p>
      <TextField
        name="minutes-faites"
        label={FACTURATION_TEXTS.minutesFaites}
        help={minutesPrevuesTexte(cadre.prorata.minutesPrevues)}
        inputMode="numeric"
        error={erreurs['minutes-faites']}
        value={saisie.minutes}
        onChange={({ target }) => onSaisie({ ...saisie, minutes: target.value })}
      />
    </div>
  )
