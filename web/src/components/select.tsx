import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

export type Choice = {
  readonly value: string
  readonly label: string
  readonly help?: string
}

/** Choices under a common name. */
export type ChoiceGroup = { readonly label: string; readonly choices: readonly Choice[] }

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'id' | 'className' | 'children'> & {
    readonly choices: readonly (Choice | ChoiceGroup)[]
  }

const Option = ({ value, label }: Choice) => <option value={value}>{label}</option>

const Entry = ({ entry }: { readonly entry: Choice | ChoiceGroup }) =>
  'choices' in entry ? (
    <optgroup label={entry.label}>
      {entry.choices.map((choice) => (
        <Option key={choice.value} {...choice} />
      ))}
    </optgroup>
  ) : (
    <Option {...entry} />
  )

/** One choice in a list, by the browser's own control. */
export const Select = ({ name, label, help, error, optional = false, choices, ...select }: Props) => (
  <Field name={name} label={label} help={help} error={error} optional={optional}>
    {(wiring) => (
      <select {...select} {...wiring} className={styles['control']}>
        {choices.map((choice) => (
          <Entry key={choice.label} entry={choice} />
        ))}
      </select>
    )}
  </Field>
)
