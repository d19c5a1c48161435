import { type ReactNode, useId, useState } from 'react'
import styles from './receipt.module.css'

export type ReceiptLine = {
  readonly label: string
  /** How the amount was found: `2 × 12,4 km, moins 10 km offerts`. */
  readonly derivation?: string | undefined
  /** Already written in French: `44,00 €`, or a word such as `offert`. */
  readonly amount: string
}

type Props = {
  readonly title: string
  readonly lines: readonly ReceiptLine[]
  readonly total: { readonly label: string; readonly amount: string }
  /** On a phone, a bar at the bottom that a press opens; put it last in the page. */
  readonly pinned?: boolean
  readonly children?: ReactNode
}

const Line = ({ label, derivation, amount }: ReceiptLine) => (
  <div className={styles['line']}>
    <dt>
      {label}
      {derivation === undefined ? null : <span className={styles['derivation']}>{derivation}</span>}
    </dt>
    <dd className={styles['amount']}>{amount}</dd>
  </div>
)

/** The price, line by line. */
export const Receipt = ({ title, lines, total, pinned = false, children }: Props) => {
  const [open, setOpen] = useState(false)
  const lignes = useId()
  return (
    <section
      className={styles['receipt']}
      aria-label={title}
      data-pinned={pinned || undefined}
      data-open={open || undefined}
    >
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['details']} id={lignes}>
        <dl>
          {lines.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </dl>
        {children}
      </div>
      <div className={styles['total']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={lignes}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Masquer le détail' : 'Voir le détail'}
        </button>
        <p className={styles['sum']} aria-live="polite" aria-atomic="true">
          <span>{total.label}</span> <strong>{total.amount}</strong>
        </p>
      </div>
    </section>
  )
}
