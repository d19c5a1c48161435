import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { STATUTS_MESSAGE } from '#domain/message/statut-message'
import { reasonOf } from '../../api/reason-of.ts'
import { FIL_TEXTS, STATUT_CHANGE_TEXTS, STATUT_MESSAGE_NOMS, statutDuMessageTexte } from './texts.ts'
import type { SuiviDeStatut } from './statut.ts'
import styles from '../communs/choix.module.css'
import fil from './fil.module.css'

type Props = { readonly message: MessageReply; readonly suivi: SuiviDeStatut }

/** What becomes of a change, beside its dropdown; a dialog tells of a message that somebody else changed. */
const issue = ({ enCours, echec, actuel }: SuiviDeStatut): string | null => {
  if (enCours) return STATUT_CHANGE_TEXTS.enCours
  if (echec === null || actuel !== null) return null
  return `${STATUT_CHANGE_TEXTS.echec} ${reasonOf(echec, FIL_TEXTS.reseau)}`
}

/** How far the business is with a message: each statut is a press of its own. */
export const StatutGestes = ({ message, suivi }: Props) => {
  const leMien = suivi.cible?.id === message.id
  const montre = leMien && suivi.enCours && suivi.voulu !== null ? suivi.voulu : message.statut
  return (
    <div className={styles['setting']}>
      <fieldset aria-label={statutDuMessageTexte(message.nom)} className={fil['statuts']}>
        {STATUTS_MESSAGE.map((statut) => (
          <button
            key={statut}
            type="button"
            aria-pressed={statut === montre}
            onClick={() => suivi.changer(message, statut)}
          >
            {STATUT_MESSAGE_NOMS[statut]}
          </button>
        ))}
      </fieldset>
      <p aria-live="polite" className={styles['outcome']} data-failed={suivi.echec !== null || undefined}>
        {leMien ? issue(suivi) : null}
      </p>
    </div>
  )
}
