import { useSite } from '../../app/site.ts'
import { Button } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { LEGAL_DESCRIPTIONS, LEGAL_TEXTS } from '../../contents/legal/page-texts.ts'
import { politiqueCookies } from '../../contents/legal/politique-cookies.ts'
import { askAgain } from '../../features/consentement/consentement-store.ts'
import styles from './legal.module.css'
import { TexteLegal } from './texte-legal.tsx'

/** The visitor can change the cookie choice here. */
export const CookiesPage = () => {
  const texte = politiqueCookies(useSite().entreprise)
  return (
    <>
      <Head title={texte.titre} description={LEGAL_DESCRIPTIONS.cookies} canonical="/politique-cookies" />
      <TexteLegal
        texte={texte}
        tools={
          <div className={styles['tools']}>
            <Button onClick={askAgain}>{LEGAL_TEXTS.gererCookies}</Button>
          </div>
        }
      />
    </>
  )
}
