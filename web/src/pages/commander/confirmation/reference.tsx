import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Specimen } from '../../../components/specimen.tsx'
import { CONFIRMATION_TEXTS } from '../../../contents/confirmation-texts.ts'
import type { Confirmation } from '../../../features/commande/confirmation.ts'
import styles from './confirmation.module.css'

type Props = Pick<Confirmation, 'reponse' | 'service'> & { readonly children: ReactNode }

/** Pages served without TLS have no clipboard: the reference can still be selected in one press. */
const canCopy = (): boolean => typeof navigator !== 'undefined' && 'clipboard' in navigator

/** The ticket: the reference large, and what to keep. */
export const Reference = ({ reponse, service, children }: Props) => {
  const [copiee, setCopiee] = useState(false)
  const { reference } = reponse.prestation
  const copier = async (): Promise<void> => {
    await navigator.clipboard.writeText(reference)
    setCopiee(true)
  }
  return (
    <section className={styles['ticket']} aria-labelledby="reference">
      <Specimen />
      <h2 id="reference" className={styles['label']}>
        {CONFIRMATION_TEXTS.reference}
      </h2>
      <p className={styles['reference']}>{reference}</p>
      <p className={styles['about']}>
        {service} · {CONFIRMATION_TEXTS.devis} <span className={styles['number']}>{reponse.devis.numero}</span>.{' '}
        {CONFIRMATION_TEXTS.referenceAide}
      </p>
      {canCopy() ? (
        <div className={styles['copy']}>
          <Button onClick={() => void copier()}>{CONFIRMATION_TEXTS.copier}</Button>
          <output>{copiee ? CONFIRMATION_TEXTS.copiee : ''}</output>
        </div>
      ) : null}
      <div className={styles['stub']}>{children}</div>
    </section>
  )
}
