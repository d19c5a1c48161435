import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

type Props = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'id' | 'className'>

/** Several lines of text. */
export const TextArea = ({ name, label, help, error, optional = false, ...area }: Props) => (
  <Field name={name} label={label} help={help} error={error} optional={optional}>
    {(wiring) => <textarea rows={4} {...area} {...wiring} className={styles['control']} />}
  </Field>
)
