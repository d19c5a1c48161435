import styles from './choice.module.css'
import { FieldError, FieldHelp, type FieldTexts, wiringOf } from './field.tsx'
import type { Choice } from './select.tsx'

type Props = FieldTexts & {
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** One choice, all of them in sight. The legend is the label; `#name` reaches the first choice. */
export const RadioGroup = ({ choices, value, onChoose, ...texts }: Props) => (
  <fieldset className={styles['group']} aria-describedby={wiringOf(texts)['aria-describedby']}>
    <legend className={styles['legend']}>{texts.label}</legend>
    <div className={styles['choices']}>
      {choices.map((choice, index) => (
        <label key={choice.value} className={styles['choice']}>
          <input
            type="radio"
            id={index === 0 ? texts.name : `${texts.name}-${choice.value}`}
            name={texts.name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.label}
            {choice.help === undefined ? null : <span className={styles['detail']}>{choice.help}</span>}
          </span>
        </label>
      ))}
    </div>
    <FieldHelp {...texts} />
    <FieldError {...texts} />
  </fieldset>
)
