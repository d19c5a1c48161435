import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { FieldError, FieldHelp, type FieldTexts, wiringOf } from './field.tsx'

type Props = Omit<FieldTexts, 'label'> &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'className' | 'type'> & { readonly label: ReactNode }

/** A yes or no; the whole line can be pressed. */
export const Checkbox = ({ name, label, help, error, optional = false, ...input }: Props) => (
  <div className={styles['group']}>
    <label className={styles['choice']}>
      <input type="checkbox" {...input} {...wiringOf({ name, label: '', help, error, optional })} />
      <span>{label}</span>
    </label>
    <FieldHelp name={name} help={help} />
    <FieldError name={name} error={error} />
  </div>
)
