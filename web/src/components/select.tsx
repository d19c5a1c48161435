import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

export type Choice = {
  readonly value: string
  readonly label: string
  readonly help?: string
}

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'id' | 'className' | 'children'> & {
    readonly choices: readonly Choice[]
  }

/** One choice in a list, by the browser's own control. */
export const Select = ({ name, label, help, error, optional = false, choices, ...select }: Props) => (
  <Field name={name} label={label} help={help} error={error} optional={optional}>
    {(wiring) => (
      <select {...select} {...wiring} className={styles['control']}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
