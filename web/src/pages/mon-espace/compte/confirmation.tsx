import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { EFFACEMENT_TEXTS as TEXTS, MOT_EFFACER } from '../../../contents/mon-compte-texts.ts'
import styles from './effacement.module.css'

type Props = { readonly enCours: boolean; readonly onConfirmer: () => void; readonly onGarder: () => void }

/** A word to type: nobody erases an account by a slip of the hand. */
export const Confirmation = ({ enCours, onConfirmer, onGarder }: Props) => {
  const [mot, setMot] = useState('')
  const [faux, setFaux] = useState(false)
  const confirmer = (): void => {
    const juste = mot.trim().toUpperCase() === MOT_EFFACER
    setFaux(!juste)
    if (juste && !enCours) onConfirmer()
  }
  return (
    <Form className={styles['erase']} onSubmit={confirmer}>
      <TextField
        name="confirmation"
        label={TEXTS.confirmation}
        error={faux ? TEXTS.confirmationErreur : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        value={mot}
        onChange={(event) => {
          setFaux(false)
          setMot(event.target.value)
        }}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={enCours} className={styles['danger']}>
          {enCours ? TEXTS.enCours : TEXTS.effacer}
        </Button>
        <Button onClick={onGarder}>{TEXTS.garder}</Button>
      </div>
    </Form>
  )
}
