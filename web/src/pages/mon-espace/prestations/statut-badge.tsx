import type { ReactElement } from 'react'
import type { Statut } from '#domain/prestation/statut'
import { Icon } from '../../../components/icon.tsx'
import { STATUT_LIBELLES } from '../../../contents/statut-texts.ts'
import styles from './statut-badge.module.css'

const SIGNES: Readonly<Record<Statut, ReactElement>> = {
  en_attente: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.8V10l2.8 1.8" />
    </>
  ),
  en_cours: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M8 6.6 13.2 10 8 13.4z" />
    </>
  ),
  terminé: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m6.6 10.3 2.3 2.3 4.5-4.9" />
    </>
  ),
  annulé: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m7.4 7.4 5.2 5.2M12.6 7.4l-5.2 5.2" />
    </>
  ),
}

export const StatutSigne = ({ statut }: { readonly statut: Statut }) => (
  <Icon box={20} size={18} stroke={1.8}>
    {SIGNES[statut]}
  </Icon>
)

/** The statut as its client reads it, by sign and word. */
export const StatutBadge = ({ statut }: { readonly statut: Statut }) => (
  <span className={styles['badge']} data-statut={statut}>
    <StatutSigne statut={statut} />
    {STATUT_LIBELLES[statut]}
  </span>
)
