import { useId } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Priorite, PRIORITES } from '#domain/prestation/statut'
import { PRIORITE_NOMS, prioriteDeTexte } from '../../../contents/admin-prestations-texts.ts'
import type { Reglages } from '../../../features/admin/prestations/use-reglages.ts'
import { EchecDeReglage } from './echec-de-reglage.tsx'
import styles from '../cadre/choix.module.css'

type Props = { readonly prestation: PrestationReply; readonly reglages: Reglages }

const montre = (prestation: PrestationReply, { cible, modification: { enCours, voulu } }: Reglages): Priorite =>
  cible?.id === prestation.id && enCours && voulu !== null && 'priorite' in voulu ? voulu.priorite : prestation.priorite

/** How much a prestation presses: changed at once, by a choice in a list. */
export const PrioriteSelect = ({ prestation, reglages }: Props) => {
  const id = useId()
  return (
    <div className={styles['setting']}>
      <select
        className={styles['select']}
        aria-label={prioriteDeTexte(prestation.reference)}
        aria-describedby={id}
        data-urgent={montre(prestation, reglages) === 'urgente' || undefined}
        value={montre(prestation, reglages)}
        onChange={({ target }) =>
          Priorite.is(target.value) ? reglages.changerPriorite(prestation, target.value) : null
        }
      >
        {PRIORITES.map((priorite) => (
          <option key={priorite} value={priorite}>
            {PRIORITE_NOMS[priorite]}
          </option>
        ))}
      </select>
      <EchecDeReglage id={id} prestation={prestation} reglages={reglages} genre="priorite" />
    </div>
  )
}
