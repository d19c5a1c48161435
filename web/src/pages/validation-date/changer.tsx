import { formaterInstant } from '#domain/calendrier/formater-date'
import { Link } from '../../app/router.ts'
import { modifiableTexte, PROPOSITION_TEXTS } from '../../contents/proposition-texts.ts'
import { estFigee, type Reponse } from '../../features/proposition/decision.ts'
import styles from './validation-date.module.css'

type Props = {
  readonly reponse: Reponse
  readonly maintenant: Date
  readonly vers: string
  readonly texte: string
}

/** Until when the answer may be changed, and how. */
export const Changer = ({ reponse, maintenant, vers, texte }: Props) =>
  estFigee(reponse, maintenant) ? (
    <p className={styles['small']}>{PROPOSITION_TEXTS.figee}</p>
  ) : (
    <p className={styles['small']}>
      {modifiableTexte(formaterInstant(new Date(reponse.date.modifiableJusquA)))} <Link to={vers}>{texte}</Link>
    </p>
  )
