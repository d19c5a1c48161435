import { useState } from 'react'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Creneau, CRENEAUX, formaterCreneau } from '#domain/prestation/creneau'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import { SOUHAITS_MAX } from '#domain/rendez-vous/souhait'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { GESTE_TEXTS, rangSouhait } from '../../../contents/rendez-vous-texts.ts'
import type { ErreursSouhaits, SouhaitSaisi } from '../../../features/suivi/souhaits-saisis.ts'
import styles from './gestes.module.css'

const CHOIX = CRENEAUX.map((creneau) => ({ value: creneau, label: formaterCreneau(creneau) }))

type LigneProps = {
  readonly saisi: SouhaitSaisi
  readonly rang: number
  readonly aujourdhui: DateCivile
  readonly erreur: string | undefined
  readonly onChange: (saisi: SouhaitSaisi) => void
  readonly onRetirer: () => void
}

const Ligne = ({ saisi, rang, aujourdhui, erreur, onChange, onRetirer }: LigneProps) => (
  <fieldset className={styles['wish']}>
    <legend className="visually-hidden">{rangSouhait(rang)}</legend>
    <TextField
      type="date"
      name={`souhait-jour-${saisi.cle}`}
      label={GESTE_TEXTS.jour}
      error={erreur}
      min={plusJours(aujourdhui, 1)}
      max={dernierJourProposable(aujourdhui)}
      value={saisi.jour}
      onChange={(event) => onChange({ ...saisi, jour: event.target.value })}
    />
    <Select
      name={`souhait-creneau-${saisi.cle}`}
      label={GESTE_TEXTS.moment}
      choices={CHOIX}
      value={saisi.creneau}
      onChange={(event) => onChange({ ...saisi, creneau: event.target.value as Creneau })}
    />
    <Button variant="quiet" onClick={onRetirer}>
      {GESTE_TEXTS.retirer}
      <span className="visually-hidden"> {rangSouhait(rang)}</span>
    </Button>
  </fieldset>
)

type Props = {
  readonly saisis: readonly SouhaitSaisi[]
  readonly erreurs: ErreursSouhaits
  readonly onChange: (saisis: readonly SouhaitSaisi[]) => void
}

/** Up to three moments that would suit. */
export const ChampsSouhaits = ({ saisis, erreurs, onChange }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const ajouter = (): void => {
    const cle = Math.max(0, ...saisis.map((saisi) => saisi.cle)) + 1
    onChange([...saisis, { cle, jour: '', creneau: 'flexible' }])
  }
  return (
    <fieldset className={styles['wishes']} aria-describedby="souhaits-aide">
      <legend className={styles['legend']}>
        {GESTE_TEXTS.souhaits} <span className={styles['small']}>(facultatif)</span>
      </legend>
      <p id="souhaits-aide" className={styles['small']}>
        {GESTE_TEXTS.souhaitsAide}
      </p>
      {saisis.map((saisi, rang) => (
        <Ligne
          key={saisi.cle}
          saisi={saisi}
          rang={rang + 1}
          aujourdhui={aujourdhui}
          erreur={erreurs[saisi.cle]}
          onChange={(change) => onChange(saisis.map((autre) => (autre.cle === change.cle ? change : autre)))}
          onRetirer={() => onChange(saisis.filter(({ cle }) => cle !== saisi.cle))}
        />
      ))}
      {saisis.length < SOUHAITS_MAX ? (
        <div>
          <Button onClick={ajouter}>{GESTE_TEXTS.ajouter}</Button>
        </div>
      ) : null}
    </fieldset>
  )
}
