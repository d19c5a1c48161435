import { useEffect, useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { CONFIRMER, RETRACTATION_TEXTS as TEXTS } from '../../contents/retractation-texts.ts'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'
import type { SaisieRetractation } from '../../features/retractation/champs-retractation.ts'
import type { EtapeRetractation } from '../../features/retractation/use-retractation.ts'
import { Recapitulatif } from './recapitulatif.tsx'
import styles from './retractation.module.css'

type Props = {
  readonly saisie: SaisieRetractation
  readonly etape: Extract<EtapeRetractation, { nom: 'relecture' }>
  readonly onModifier: () => void
  readonly onConfirmer: () => Promise<void>
}

/** Second step: what is declared, said once more before it counts. */
export const Relecture = ({ saisie, etape: { enCours, alerte }, onModifier, onConfirmer }: Props) => {
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [])
  return (
    <section className={styles['sheet']} aria-labelledby="relecture">
      <h2 id="relecture" ref={titre} tabIndex={-1} className={styles['title']}>
        {TEXTS.relecture}
      </h2>
      <Recapitulatif saisie={saisie} />
      <p>{TEXTS.consequence}</p>
      <AlerteNotice alerte={alerte} />
      <div className={styles['actions']}>
        <Button variant="primary" busy={enCours} onClick={() => void onConfirmer()}>
          {enCours ? TEXTS.enCours : CONFIRMER}
        </Button>
        <Button variant="quiet" busy={enCours} onClick={onModifier}>
          {TEXTS.modifier}
        </Button>
      </div>
    </section>
  )
}
