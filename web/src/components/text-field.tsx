import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

type Props = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'className'>

/** One line of text. Give `type`, `inputMode` and `autoComplete` as on an `input`. */
export const TextField = ({ name, label, help, error, optional = false, ...input }: Props) => (
  <Field name={name} label={label} help={help} error={error} optional={optional}>
    {(wiring) => <input {...input} {...wiring} className={styles['control']} />}
  </Field>
)
