import { Receipt } from '../../../components/receipt.tsx'
import { RECU_TEXTS } from '../../../contents/recu-texts.ts'
import { recuDuFormulaire } from '../../../features/commande/recu.ts'
import type { Saisie } from '../../../features/commande/saisie.ts'
import type { Calcul } from '../../../features/commande/calculer.ts'
import styles from './informations.module.css'

type Props = { readonly saisie: Saisie; readonly calcul: Calcul }

/** The receipt as one types: beside the form on a desk, at the bottom of the screen on a phone. */
export const RecuEnCours = ({ saisie, calcul }: Props) => {
  const recu = recuDuFormulaire(saisie, calcul.genre === 'connu' ? calcul.deplacement : null)
  return (
    <div className={styles['aside']}>
      <Receipt title={RECU_TEXTS.titre} lines={recu.lignes} total={recu.total} pinned>
        {recu.lignes.length === 0 ? <p>{RECU_TEXTS.vide}</p> : <p className={styles['quiet']}>{RECU_TEXTS.net}</p>}
      </Receipt>
    </div>
  )
}
