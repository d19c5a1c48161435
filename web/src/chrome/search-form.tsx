import { type SubmitEvent, useTransition } from 'react'
import { TERME_LONGUEUR_MAX } from '#domain/recherche/plier-texte'
import styles from './search-form.module.css'
import { useNavigate } from '../app/router.ts'
import { Button } from '../components/button.tsx'
import { RECHERCHE_TEXTS } from '../contents/recherche-texts.ts'
import { CHEMIN_RECHERCHE } from '../features/recherche/chemin-recherche.ts'

type Props = { /** Two forms may be open in one page's life. */ readonly id: string; readonly terme?: string }

/** One field; a plain GET without JavaScript. Says that it searches only while the results are on their way. */
export const SearchForm = ({ id, terme: cherche = '' }: Props) => {
  const navigate = useNavigate()
  const [searching, startTransition] = useTransition()
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    const terme = new URLSearchParams({ q: typeof q === 'string' ? q : '' })
    startTransition(() => navigate(`${CHEMIN_RECHERCHE}?${terme}`))
  }
  return (
    <search>
      <form action={CHEMIN_RECHERCHE} onSubmit={search} className={styles['form']}>
        <label htmlFor={id} className={styles['label']}>
          {RECHERCHE_TEXTS.champ}
        </label>
        <div className={styles['line']}>
          <input
            key={cherche}
            id={id}
            type="search"
            name="q"
            defaultValue={cherche}
            maxLength={TERME_LONGUEUR_MAX}
            autoComplete="off"
            enterKeyHint="search"
            className={styles['input']}
          />
          <Button type="submit">{RECHERCHE_TEXTS.envoyer}</Button>
        </div>
        <output className={styles['waiting']}>{searching ? RECHERCHE_TEXTS.enCours : ''}</output>
      </form>
    </search>
  )
}
