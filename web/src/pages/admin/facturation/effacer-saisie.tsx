import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { BROUILLON_TEXTS } from '../../../contents/admin-facturation-texts.ts'
import styles from '../cadre/dossier.module.css'

type Props = { readonly onEffacer: () => void }

/** Gives up what was typed, once it was asked. */
export const EffacerSaisie = ({ onEffacer }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  const fermer = (): void => setOuvert(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOuvert(true)}>
        {BROUILLON_TEXTS.effacer}
      </Button>
      <Dialog open={ouvert} title={BROUILLON_TEXTS.question} onClose={fermer}>
        <div className={styles['form']}>
          <p>{BROUILLON_TEXTS.suite}</p>
          <div className={styles['actions']}>
            <Button variant="primary" onClick={onEffacer}>
              {BROUILLON_TEXTS.repartir}
            </Button>
            <Button onClick={fermer}>{BROUILLON_TEXTS.garder}</Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
