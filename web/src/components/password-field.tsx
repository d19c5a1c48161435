import { type ComponentProps, useState } from 'react'
import { AFFICHER } from '../contents/connexion-texts.ts'
import { Field, type FieldTexts } from './field.tsx'
import fieldStyles from './field.module.css'
import { Icon } from './icon.tsx'
import styles from './password-field.module.css'

type Props = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'className' | 'type'>

const Eye = ({ struck }: { readonly struck: boolean }) => (
  <Icon box={24} stroke={2}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
    {struck ? <path d="M4 20 20 4" /> : null}
  </Icon>
)

/** A password, hidden until a press shows it. Give `autoComplete`; pasting stays allowed. */
export const PasswordField = ({ name, label, help, error, optional = false, ...input }: Props) => {
  const [shown, setShown] = useState(false)
  return (
    <Field name={name} label={label} help={help} error={error} optional={optional}>
      {(wiring) => (
        <div className={styles['secret']}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={fieldStyles['control']}
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-pressed={shown}
            aria-controls={name}
            aria-label={`${AFFICHER} ${label}`}
            onClick={() => setShown(!shown)}
          >
            <Eye struck={shown} />
          </button>
        </div>
      )}
    </Field>
  )
}
