import { useEffect, useRef } from 'react'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { useSite } from '../../app/site.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { Sign } from '../../components/sign.tsx'
import { Specimen } from '../../components/specimen.tsx'
import { RETRACTATION_TEXTS as TEXTS } from '../../contents/retractation-texts.ts'
import type { SaisieRetractation } from '../../features/retractation/champs-retractation.ts'
import { Recapitulatif } from './recapitulatif.tsx'
import styles from './retractation.module.css'

type Props = { readonly saisie: SaisieRetractation; readonly recueLe: string }

/** The receipt, the same whatever the declaration comes to: the mail says it to the address of the order alone. */
export const Recu = ({ saisie, recueLe }: Props) => {
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [])
  return (
    <section className={styles['sheet']} aria-labelledby="recu">
      <div className={styles['done']}>
        <Sign kind="success" />
        <h2 id="recu" ref={titre} tabIndex={-1} className={styles['title']}>
          {TEXTS.recu}
        </h2>
      </div>
      <Specimen />
      <p>
        {TEXTS.recuQuand}{' '}
        <time dateTime={recueLe} className={styles['when']}>
          {formaterInstant(new Date(recueLe))}
        </time>{' '}
        {TEXTS.recuHeure}.
      </p>
      <p>{TEXTS.recuSuite}</p>
      <Recapitulatif saisie={saisie} />
      <p className={styles['small']}>
        {TEXTS.recuRien} <PhoneLink telephone={useSite().entreprise.telephone} />
      </p>
      <div className={styles['actions']}>
        <Button onClick={() => window.print()}>{TEXTS.imprimer}</Button>
        <ButtonLink to="/" variant="quiet">
          {TEXTS.accueil}
        </ButtonLink>
      </div>
    </section>
  )
}
