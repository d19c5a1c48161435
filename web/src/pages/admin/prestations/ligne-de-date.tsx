import { type ReactNode, useState } from 'react'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { DATE_TEXTS, rangTexte } from '../../../contents/admin-date-texts.ts'
import type { DateSaisie } from '../../../features/admin/prestations/date-saisie.ts'
import styles from './date.module.css'

type Props = {
  readonly saisie: DateSaisie
  readonly rang: number
  readonly total: number
  readonly erreur: string | undefined
  readonly onChange: (saisie: DateSaisie) => void
  readonly onRetirer: () => void
  readonly children: ReactNode
}

/** Visits begin on a quarter of an hour, in seconds. */
const PAS_HEURE = 900

/** A day and an hour, and below what they would mean. The error stands with the day unless only the hour is missing. */
export const LigneDeDate = ({ saisie, rang, total, erreur, onChange, onRetirer, children }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const surHeure = erreur === DATE_TEXTS.heureManquante
  return (
    <fieldset className={styles['line']}>
      <legend className={total === 1 ? 'visually-hidden' : styles['rank']}>{rangTexte(rang, total)}</legend>
      <div className={styles['moment']}>
        <TextField
          type="date"
          name={`date-jour-${saisie.cle}`}
          label={DATE_TEXTS.jour}
          error={surHeure ? undefined : erreur}
          min={aujourdhui}
          max={dernierJourProposable(aujourdhui)}
          value={saisie.jour}
          onChange={({ target }) => onChange({ ...saisie, jour: target.value })}
        />
        <TextField
          type="time"
          name={`date-heure-${saisie.cle}`}
          label={DATE_TEXTS.heure}
          error={surHeure ? erreur : undefined}
          step={PAS_HEURE}
          value={saisie.heure}
          onChange={({ target }) => onChange({ ...saisie, heure: target.value })}
        />
        {total === 1 ? null : (
          <Button variant="quiet" onClick={onRetirer}>
            {DATE_TEXTS.retirer}
            <span className="visually-hidden"> {rangTexte(rang, total)}</span>
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  )
}
