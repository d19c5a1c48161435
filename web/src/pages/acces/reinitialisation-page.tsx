import { useState } from 'react'
import { Head } from '../../components/head.tsx'
import { REINITIALISATION_TEXTS } from '../../contents/reinitialisation-texts.ts'
import styles from './acces.module.css'
import { DemandeReinitialisation } from './demande-reinitialisation.tsx'

export const ReinitialisationPage = () => {
  const [essai, setEssai] = useState(0)
  return (
    <>
      <Head
        title={REINITIALISATION_TEXTS.titre}
        description={REINITIALISATION_TEXTS.description}
        canonical="/reset-password"
        noindex
      />
      <h1>{REINITIALISATION_TEXTS.titre}</h1>
      <p className={styles['lead']}>{REINITIALISATION_TEXTS.chapeau}</p>
      <div className={styles['desk']}>
        <DemandeReinitialisation key={essai} onRecommencer={() => setEssai(essai + 1)} />
      </div>
    </>
  )
}
