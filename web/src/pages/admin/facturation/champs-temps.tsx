import { Checkbox } from '../../../components/checkbox.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { dureeTexte } from '../../../contents/admin-communs-texts.ts'
import { FACTURATION_TEXTS, factureTexte, prevuTexte } from '../../../contents/admin-facturation-texts.ts'
import { minutesDe, minutesFacturees } from '../../../features/admin/facturation/apercu.ts'
import type { ChampsProps } from './champs.ts'
import styles from './facturation.module.css'

/** Real minutes, and the quarters that they are charged as. */
const Temps = ({ cadre, saisie, erreurs, onSaisie }: ChampsProps) => {
  const minutes = minutesDe(saisie)
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{FACTURATION_TEXTS.temps}</legend>
      <div className={styles['pair']}>
        <TextField
          name="temps-heures"
          label={FACTURATION_TEXTS.heures}
          inputMode="numeric"
          error={erreurs['temps-heures']}
          value={saisie.heures}
          onChange={({ target }) => onSaisie({ ...saisie, heures: target.value })}
        />
        <TextField
          name="temps-minutes"
          label={FACTURATION_TEXTS.minutes}
          inputMode="numeric"
          value={saisie.minutes}
          onChange={({ target }) => onSaisie({ ...saisie, minutes: target.value })}
        />
      </div>
      <p className={styles['soft']}>
        <output className={styles['billed']}>
          {minutes === null || minutes <= 0 ? '' : factureTexte(dureeTexte(minutesFacturees(minutes)))}
        </output>{' '}
        {prevuTexte(dureeTexte(cadre.estimation.heures * 60))}
      </p>
    </fieldset>
  )
}

/** Whether the work is charged, and for hourly work how long it took. */
export const ChampsTemps = (props: ChampsProps) => {
  const { cadre, saisie, onSaisie } = props
  return (
    <>
      <Checkbox
        name="travail"
        label={FACTURATION_TEXTS.travail}
        help={FACTURATION_TEXTS.travailAide}
        optional
        checked={saisie.travail}
        onChange={({ target }) => onSaisie({ ...saisie, travail: target.checked })}
      />
      {saisie.travail && cadre.estimation.typeTarif === 'horaire' ? <Temps {...props} /> : null}
    </>
  )
}
