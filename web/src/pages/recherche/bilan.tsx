import { CATALOGUE } from '#domain/catalogue/catalogue'
import { rechercher } from '#domain/recherche/rechercher'
import { ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { RECHERCHE_TEXTS, resultatsTexte, termeTexte } from '../../contents/recherche-texts.ts'
import { type PagesCherchables, usePagesCherchables } from '../../features/recherche/use-pages-cherchables.ts'
import styles from './recherche.module.css'
import { Resultats } from './resultats.tsx'

const Aucun = () => (
  <div>
    <p>{RECHERCHE_TEXTS.conseil}</p>
    <div className={styles['actions']}>
      <ButtonLink to="/services">{RECHERCHE_TEXTS.voirServices}</ButtonLink>
      <ButtonLink to="/contact">{RECHERCHE_TEXTS.contact}</ButtonLink>
    </div>
  </div>
)

const Injoignable = () => (
  <Notice kind="error" live title={RECHERCHE_TEXTS.injoignable}>
    <p>{RECHERCHE_TEXTS.reessayer}</p>
  </Notice>
)

const etatTexte = (pages: PagesCherchables, nombre: number): string => {
  if (pages === 'en_cours') return RECHERCHE_TEXTS.enCours
  return nombre === 0 ? RECHERCHE_TEXTS.aucun : resultatsTexte(nombre)
}

const compter = (pages: PagesCherchables, terme: string) => {
  const resultats = typeof pages === 'string' ? { pages: [], services: [] } : rechercher(pages, CATALOGUE, terme)
  return { resultats, nombre: resultats.pages.length + resultats.services.length }
}

/** The term, what came of it, and the results; an empty term has none. */
export const Bilan = ({ terme }: { readonly terme: string }) => {
  const pages = usePagesCherchables()
  if (pages === 'injoignable') return <Injoignable />
  const { resultats, nombre } = compter(pages, terme)
  return (
    <>
      <output className={styles['count']}>
        {terme === '' ? null : (
          <>
            <strong>{termeTexte(terme)}</strong>&nbsp;:{' '}
          </>
        )}
        {etatTexte(pages, nombre)}
      </output>
      {pages !== 'en_cours' && nombre === 0 ? <Aucun /> : null}
      <Resultats {...resultats} terme={terme} />
    </>
  )
}
