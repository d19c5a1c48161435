import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { FICHE_TEXTS, HISTOIRE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { histoire } from '../../../features/admin/prestations/histoire.ts'
import dossier from '../cadre/dossier.module.css'
import styles from './fiche.module.css'

/** Who changed what, when. */
export const FicheHistoire = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const recits = histoire(prestation)
  return (
    <section aria-labelledby="fiche-histoire" className={dossier['part']}>
      <h3 id="fiche-histoire">{FICHE_TEXTS.historique}</h3>
      {recits.length === 0 ? <p>{FICHE_TEXTS.aucunHistorique}</p> : null}
      <ol className={styles['story']}>
        {recits.map(({ le, phrase, motif }, rang) => (
          <li key={`${le}-${recits.length - rang}`}>
            <time dateTime={le} className={styles['soft']}>
              {formaterInstant(new Date(le))}
            </time>
            <p>{phrase}</p>
            {motif === '' ? null : <p className={styles['said']}>{HISTOIRE_TEXTS.motif(motif)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
