import { Suspense } from 'react'
import { useCode } from '../../../browser/use-code.ts'
import { CALCUL_TEXTS } from '../../../contents/commander-texts.ts'
import type { Calcul } from '../../../features/commande/calculer.ts'
import { reponseDuLieu } from '../echec-notice.tsx'
import type { ReponseProps } from '../reponse-du-lieu.tsx'
import type { ChampsProps } from './champs.ts'
import styles from './informations.module.css'

type Props = { readonly champs: ChampsProps; readonly calcul: Calcul; readonly onReessayer: () => void }

/** Without its code the fee is told at the next step, or by telephone. */
const Reponse = (props: ReponseProps) => {
  const code = useCode(reponseDuLieu)
  return code === null ? null : <code.ReponseDuLieu {...props} />
}

/** The live travel calculator; its place is kept so that nothing jumps when the fee comes. */
export const Calculateur = ({ calcul, ...props }: Props) => (
  <section className={styles['calculator']} aria-label={CALCUL_TEXTS.titre} aria-live="polite">
    {calcul.genre === 'inactif' || calcul.genre === 'en_cours' ? (
      <p className={styles['quiet']}>{calcul.genre === 'inactif' ? CALCUL_TEXTS.attente : CALCUL_TEXTS.enCours}</p>
    ) : (
      <Suspense fallback={null}>
        <Reponse calcul={calcul} {...props} />
      </Suspense>
    )}
  </section>
)
