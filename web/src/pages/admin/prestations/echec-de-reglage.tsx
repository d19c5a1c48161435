import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { reasonOf } from '../../../api/reason-of.ts'
import { CHANGEMENT_TEXTS } from '../../../contents/admin-changement-texts.ts'
import type { Reglages } from '../../../features/admin/prestations/use-reglages.ts'
import styles from '../cadre/choix.module.css'

type Props = {
  readonly id: string
  readonly prestation: PrestationReply
  readonly reglages: Reglages
  readonly genre: 'statut' | 'priorite'
}

/** What becomes of a change, beside its dropdown: on its way, or put back and why. A dialog tells the rest itself. */
export const EchecDeReglage = ({ id, prestation, reglages: { cible, question, modification }, genre }: Props) => {
  const { enCours, echec, actuelle, voulu } = modification
  const laMienne = cible?.id === prestation.id && question === null && voulu !== null && genre in voulu
  return (
    <p id={id} aria-live="polite" className={styles['outcome']} data-failed={echec !== null || undefined}>
      {laMienne && enCours ? CHANGEMENT_TEXTS.enCours : null}
      {laMienne && echec !== null && actuelle === null
        ? `${CHANGEMENT_TEXTS.echec} ${reasonOf(echec, CHANGEMENT_TEXTS.reseau)}`
        : null}
    </p>
  )
}
