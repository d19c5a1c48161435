import { lireTerme } from '#domain/recherche/plier-texte'
import styles from './recherche.module.css'
import { useSearchParams } from '../../app/router.ts'
import { SearchForm } from '../../chrome/search-form.tsx'
import { Head } from '../../components/head.tsx'
import { RECHERCHE_TEXTS } from '../../contents/recherche-texts.ts'
import { CHEMIN_RECHERCHE } from '../../features/recherche/chemin-recherche.ts'
import { Bilan } from './bilan.tsx'

/** Says nothing of results before a term is sent. */
export const RecherchePage = () => {
  const [parametres] = useSearchParams()
  const saisie = parametres.get('q')
  const terme = lireTerme(saisie ?? '')
  return (
    <div className={styles['page']}>
      <Head
        title={terme === '' ? RECHERCHE_TEXTS.titre : `${RECHERCHE_TEXTS.titre}\u00a0: ${terme}`}
        description={RECHERCHE_TEXTS.description}
        canonical={CHEMIN_RECHERCHE}
        noindex
      />
      <h1>{RECHERCHE_TEXTS.titre}</h1>
      <SearchForm id="recherche" terme={terme} />
      {saisie === null ? <p>{RECHERCHE_TEXTS.exemple}</p> : <Bilan terme={terme} />}
    </div>
  )
}
