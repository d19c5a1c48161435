import styles from './steps.module.css'

type Props = { readonly label: string; readonly names: readonly string[]; /** From 0. */ readonly current: number }

const wordOf = (index: number, current: number): string => {
  if (index < current) return 'terminée'
  return index === current ? 'en cours' : 'à venir'
}

/** The steps of an order, always in sight. Done, current and to come differ by sign and word, not by colour alone. */
export const Steps = ({ label, names, current }: Props) => (
  <ol className={styles['steps']} aria-label={label}>
    {names.map((name, index) => (
      <li
        key={name}
        className={styles['step']}
        aria-current={index === current ? 'step' : undefined}
        data-done={index < current || undefined}
      >
        <span className={styles['number']} aria-hidden="true">
          {index < current ? '✓' : index + 1}
        </span>
        <span className={styles['name']}>
          <span className="visually-hidden">Étape {index + 1}, </span>
          {name}
          <span className="visually-hidden"> ({wordOf(index, current)})</span>
        </span>
      </li>
    ))}
  </ol>
)
