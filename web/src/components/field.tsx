import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Sign } from './sign.tsx'

export type FieldTexts = {
  readonly name: string
  readonly label: string
  readonly help?: string | undefined
  readonly error?: string | undefined
  /** Most fields are required: only the others say so. */
  readonly optional?: boolean
}

/** What a control needs so that its label, help and error are read with it. */
export type FieldWiring = {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': boolean
}

/** Ids of the texts around a field, derived from its name, so that an error summary can link to `#name`. */
export const wiringOf = ({ name, help, error, optional = false }: FieldTexts): FieldWiring => {
  const described = [help === undefined ? '' : `${name}-aide`, error === undefined ? '' : `${name}-erreur`]
  return {
    id: name,
    name,
    'aria-describedby': described.filter((id) => id !== '').join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': !optional,
  }
}

export const FieldHelp = ({ name, help }: Pick<FieldTexts, 'name' | 'help'>) =>
  help === undefined ? null : (
    <p className={styles['help']} id={`${name}-aide`}>
      {help}
    </p>
  )

/** The box stays in the page, so that a screen reader hears the error appear. */
export const FieldError = ({ name, error }: Pick<FieldTexts, 'name' | 'error'>) => (
  <div aria-live="polite">
    {error === undefined ? null : (
      <p className={styles['error']} id={`${name}-erreur`}>
        <Sign kind="error" />
        <span>
          <span className="visually-hidden">Erreur&nbsp;: </span>
          {error}
        </span>
      </p>
    )}
  </div>
)

type Props = FieldTexts & { readonly children: (wiring: FieldWiring) => ReactNode }

/** Label above, help below, error beside with a sign and words. */
export const Field = ({ children, ...texts }: Props) => (
  <div className={styles['field']} data-invalid={texts.error === undefined ? undefined : true}>
    <label className={styles['label']} htmlFor={texts.name}>
      {texts.label}
      {texts.optional === true ? <span className={styles['optional']}> (facultatif)</span> : null}
    </label>
    {children(wiringOf(texts))}
    <FieldHelp {...texts} />
    <FieldError {...texts} />
  </div>
)
