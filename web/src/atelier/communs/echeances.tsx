import { useState } from 'react'
import type { EcheanceDeDroit } from '#domain/droit/echeances'
import { readLocal, writeLocal } from '../../browser/local-storage.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { DROIT_TEXTS, ECHEANCE_TEXTS, echeanceTexte } from './droit-texts.ts'
import styles from './dossier.module.css'

type Echeance = EcheanceDeDroit & { readonly jours: number }

type Props = { readonly echeances: readonly Echeance[] }

/** Notices that were read on this machine, by code and day: a law whose day moves is told again. */
const LUES = 'droit-lu'

const lireLues = (): readonly string[] => (readLocal(LUES) ?? '').split('\n')

const nomDe = ({ code, le }: Echeance): string => `${code} ${le}`

/** Changes of the law that are near, or recent; put away once read. */
export const Echeances = ({ echeances }: Props) => {
  const [lues, setLues] = useState(lireLues)
  const aLire = echeances.filter((echeance) => !lues.includes(nomDe(echeance)))
  const ranger = (): void => {
    const toutes = [...new Set([...lireLues(), ...aLire.map(nomDe)])]
    writeLocal(LUES, toutes.join('\n'))
    setLues(toutes)
  }
  if (aLire.length === 0) return null
  return (
    <Notice kind="info" title={DROIT_TEXTS.titre}>
      {aLire.map((echeance) => (
        <p key={echeance.code}>
          <strong>{echeanceTexte(echeance.jours, echeance.le)}.</strong> {ECHEANCE_TEXTS[echeance.code]}{' '}
          <span className={styles['soft']}>({echeance.fondement.replaceAll('. ', '.\u00a0')})</span>
        </p>
      ))}
      <div>
        <Button variant="quiet" onClick={ranger}>
          {DROIT_TEXTS.lu}
        </Button>
      </div>
    </Notice>
  )
}
