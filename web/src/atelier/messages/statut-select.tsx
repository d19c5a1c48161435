import { useId } from 'react'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { StatutMessage, STATUTS_MESSAGE } from '#domain/message/statut-message'
import { reasonOf } from '../../api/reason-of.ts'
import { FIL_TEXTS, STATUT_CHANGE_TEXTS, STATUT_MESSAGE_NOMS, statutDuMessageTexte } from './texts.ts'
import type { SuiviDeStatut } from './statut.ts'
import styles from '../../pages/admin/cadre/choix.module.css'

type Props = { readonly message: MessageReply; readonly suivi: SuiviDeStatut }

/** What becomes of a change, beside its dropdown; a dialog tells of a message that somebody else changed. */
const issue = ({ enCours, echec, actuel }: SuiviDeStatut): string | null => {
  if (enCours) return STATUT_CHANGE_TEXTS.enCours
  if (echec === null || actuel !== null) return null
  return `${STATUT_CHANGE_TEXTS.echec} ${reasonOf(echec, FIL_TEXTS.reseau)}`
}

/** How far the business is with a message: any statut, at once. */
export const StatutSelect = ({ message, suivi }: Props) => {
  const id = useId()
  const leMien = suivi.cible?.id === message.id
  const montre = leMien && suivi.enCours && suivi.voulu !== null ? suivi.voulu : message.statut
  return (
    <div className={styles['setting']}>
      <select
        className={styles['select']}
        aria-label={statutDuMessageTexte(message.nom)}
        aria-describedby={id}
        data-statut={montre}
        value={montre}
        onChange={({ target }) => (StatutMessage.is(target.value) ? suivi.changer(message, target.value) : undefined)}
      >
        {STATUTS_MESSAGE.map((statut) => (
          <option key={statut} value={statut}>
            {STATUT_MESSAGE_NOMS[statut]}
          </option>
        ))}
      </select>
      <p id={id} aria-live="polite" className={styles['outcome']} data-failed={suivi.echec !== null || undefined}>
        {leMien ? issue(suivi) : null}
      </p>
    </div>
  )
}
