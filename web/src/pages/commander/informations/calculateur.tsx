import { lazy, Suspense } from 'react'
import { CALCUL_TEXTS } from '../../../contents/commander-texts.ts'
import type { Calcul } from '../../../features/commande/calculer.ts'
import type { ChampsProps } from './champs.ts'
import styles from './informations.module.css'

/** Nothing is known of a place before it was asked: how it is told comes later too. */
const ReponseDuLieu = lazy(async () => ({ default: (await import('../reponse-du-lieu.tsx')).ReponseDuLieu }))

type Props = { readonly champs: ChampsProps; readonly calcul: Calcul; readonly onReessayer: () => void }

/** The live travel calculator, section 5; its place is kept so that nothing jumps when the fee comes. */
export const Calculateur = ({ calcul, ...props }: Props) => (
  <section className={styles['calculator']} aria-label={CALCUL_TEXTS.titre} aria-live="polite">
    {calcul.genre === 'inactif' || calcul.genre === 'en_cours' ? (
      <p className={styles['quiet']}>{calcul.genre === 'inactif' ? CALCUL_TEXTS.attente : CALCUL_TEXTS.enCours}</p>
    ) : (
      <Suspense fallback={null}>
        <ReponseDuLieu calcul={calcul} {...props} />
      </Suspense>
    )}
  </section>
)
