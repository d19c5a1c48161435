import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { histoire } from '../../../features/admin/prestations/histoire.ts'
import dossier from '../cadre/dossier.module.css'
import styles from './fiche.module.css'
import { ALaDemande } from '../cadre/a-la-demande.tsx'

const chargerConsigne = () => import('./fiche-consigne.tsx')

type Props = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
}

/** Who changed what, when, and what the owner adds to it. */
export const FicheHistoire = ({ prestation, onModifiee }: Props) => {
  const recits = histoire(prestation)
  return (
    <section aria-labelledby="fiche-histoire" className={dossier['part']}>
      <h3 id="fiche-histoire">{FICHE_TEXTS.historique}</h3>
      <ALaDemande charger={chargerConsigne} lignes={4}>
        {({ FicheConsigne }) => <FicheConsigne prestation={prestation} onModifiee={onModifiee} />}
      </ALaDemande>
      {recits.length === 0 ? <p>{FICHE_TEXTS.aucunHistorique}</p> : null}
      <ol className={styles['story']}>
        {recits.map(({ le, phrase, dit }, rang) => (
          <li key={`${le}-${recits.length - rang}`}>
            <time dateTime={le} className={styles['soft']}>
              {formaterInstant(new Date(le))}
            </time>
            <p>{phrase}</p>
            {dit === '' ? null : <p className={styles['said']}>{dit}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
