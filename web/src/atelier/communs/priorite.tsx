import type { Priorite as Degre } from '#domain/prestation/statut'
import { PRIORITE_NOMS } from '../noms.ts'
import styles from './priorite.module.css'

/** How much an order presses, wherever it is listed; nothing for an ordinary one. */
export const Priorite = ({ priorite }: { readonly priorite: Degre }) =>
  priorite === 'normale' ? null : (
    <span className={styles['priority']} data-urgent={priorite === 'urgente' || undefined}>
      {PRIORITE_NOMS[priorite]}
    </span>
  )
