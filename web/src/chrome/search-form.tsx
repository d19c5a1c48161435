import { TERME_LONGUEUR_MAX } from '#domain/recherche/terme'
import { Form, useNavigation } from '../app/router.ts'
import { Button } from '../components/button.tsx'
import { RECHERCHE_TEXTS } from '../contents/recherche-texts.ts'
import { CHEMIN_RECHERCHE } from '../features/recherche/chemin-recherche.ts'
import styles from './search-form.module.css'

type Props = { /** Two forms may be open in one page's life. */ readonly id: string; readonly terme?: string }

/** One field; a plain GET without JavaScript. Says that it searches only while the results are on their way. */
export const SearchForm = ({ id, terme = '' }: Props) => {
  const { state, location } = useNavigation()
  const searching = state === 'loading' && location.pathname === CHEMIN_RECHERCHE
  return (
    <search>
      <Form action={CHEMIN_RECHERCHE} className={styles['form']}>
        <label htmlFor={id} className={styles['label']}>
          {RECHERCHE_TEXTS.champ}
        </label>
        <div className={styles['line']}>
          <input
            key={terme}
            id={id}
            type="search"
            name="q"
            defaultValue={terme}
            maxLength={TERME_LONGUEUR_MAX}
            autoComplete="off"
            enterKeyHint="search"
            className={styles['input']}
          />
          <Button type="submit">{RECHERCHE_TEXTS.envoyer}</Button>
        </div>
        <output className={styles['waiting']}>{searching ? RECHERCHE_TEXTS.enCours : ''}</output>
      </Form>
    </search>
  )
}
