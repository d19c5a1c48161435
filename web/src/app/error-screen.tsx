import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../components/button.tsx'
import { PhoneLink } from '../components/phone-link.tsx'
import { ERROR_TEXTS } from '../contents/site-texts.ts'
import { nouvelId } from '../features/erreur/nouvel-id.ts'
import styles from './error-screen.module.css'
import { useRouteError } from './router.ts'
import { useSite } from './site.ts'

/** Sends the failure once; gives the id that the log bears too, none before the screen is alive. */
const useReport = (error: unknown): string | null => {
  const [id, setId] = useState<string | null>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    const nouveau = nouvelId()
    setId(nouveau)
    // Loaded when it is needed: no other part of the frame calls the server.
    void import('../features/erreur/signaler.ts').then(({ signaler }) => signaler(nouveau, error)())
  }, [error])
  return id
}

/** Section 2, error fallback. Shows no detail of the defect; the home link reloads, to leave the broken state behind. */
export const ErrorScreen = () => {
  const id = useReport(useRouteError())
  return (
    <div data-site className={styles['screen']}>
      <title>{ERROR_TEXTS.titre}</title>
      <main className={styles['main']}>
        <h1>{ERROR_TEXTS.titre}</h1>
        <p role="alert">{ERROR_TEXTS.texte}</p>
        <div className={styles['actions']}>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {ERROR_TEXTS.recharger}
          </Button>
          <ButtonLink to="/" reloadDocument>
            {ERROR_TEXTS.accueil}
          </ButtonLink>
        </div>
        <div className={styles['foot']}>
          <p>
            {ERROR_TEXTS.appel} <PhoneLink telephone={useSite().entreprise.telephone} />
          </p>
          {id === null ? null : (
            <p>
              {ERROR_TEXTS.numero} <span className={styles['id']}>{id}</span>
            </p>
          )}
        </div>
      </main>
    </div>
  )
}
