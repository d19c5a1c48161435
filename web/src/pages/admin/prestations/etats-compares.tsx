import { formaterJour } from '#domain/calendrier/formater-date'
import { etatTexte, PERIMEE_TEXTS, PRIORITE_NOMS, STATUT_NOMS } from '../../../contents/admin-prestations-texts.ts'
import type { EtatActuel } from '../../../features/admin/prestations/perimee.ts'
import styles from './reglage.module.css'

type Props = { readonly voulu: string; readonly actuelle: EtatActuel }

const enMots = ({ statut, priorite, validationDate }: EtatActuel): string =>
  etatTexte(
    STATUT_NOMS[statut],
    PRIORITE_NOMS[priorite],
    validationDate === null ? PERIMEE_TEXTS.sansDate : `${formaterJour(validationDate.date)}, ${validationDate.heure}`,
  )

/** What one wanted beside what somebody else recorded. */
export const EtatsCompares = ({ voulu, actuelle }: Props) => (
  <dl className={styles['states']}>
    <div>
      <dt>{PERIMEE_TEXTS.voulu}</dt>
      <dd>{voulu}</dd>
    </div>
    <div>
      <dt>{PERIMEE_TEXTS.actuel}</dt>
      <dd>{enMots(actuelle)}</dd>
    </div>
  </dl>
)
