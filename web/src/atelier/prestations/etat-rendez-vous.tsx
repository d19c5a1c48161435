import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { proposeesTexte, REGISTRE_TEXTS, STATUT_DATE_NOMS } from '../../contents/admin-prestations-texts.ts'
import { dateCourte } from '../../features/admin/prestations/date-courte.ts'
import { rendezVousDe } from '../../features/admin/prestations/rendez-vous.ts'
import { situationEnMots, situer } from '../../features/suivi/situer.ts'
import { SigneDeDate } from '../../pages/admin/cadre/signe-de-date.tsx'
import styles from './liste.module.css'

type Props = { readonly prestation: PrestationReply; readonly maintenant: Date }

/** The date that is agreed, or the first of those that wait, by word and sign. */
export const EtatRendezVous = ({ prestation, maintenant }: Props) => {
  const rendezVous = rendezVousDe(prestation, maintenant)
  if (rendezVous.etat === 'aucun') {
    const aProposer = situer(prestation, maintenant).genre === 'date_a_proposer'
    return (
      <span className={styles['soft']}>
        {aProposer ? situationEnMots(prestation, maintenant, 'entreprise') : REGISTRE_TEXTS.aucunRendezVous}
      </span>
    )
  }
  const { etat, date } = rendezVous
  return (
    <span className={styles['visit']}>
      <SigneDeDate convenue={etat === 'convenu'} />
      <span>
        {dateCourte(date.debut)}
        <span className={styles['word']}>
          {' '}
          {etat === 'convenu' ? STATUT_DATE_NOMS.accepte : proposeesTexte(rendezVous.nombre)}
        </span>
      </span>
    </span>
  )
}
