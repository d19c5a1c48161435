import { useEffect, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { PhoneLink } from '../components/phone-link.tsx'
import { ERROR_TEXTS } from '../contents/site-texts.ts'
import { nouvelId } from '../features/erreur/nouvel-id.ts'
import styles from './error-screen.module.css'
import { useSite } from './site.ts'

/** Loaded when it is needed: no other part of the frame calls the server. */
const report = async (id: string, error: unknown): Promise<void> => {
  const { signaler } = await import('../features/erreur/signaler.ts')
  await signaler(id, error)()
}

/** Sends the failure once; gives the id that the log bears too, none before the screen is alive. */
const useReport = (error: unknown): string | null => {
  const [id, setId] = useState<string | null>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    const nouveau = nouvelId()
    setId(nouveau)
    void report(nouveau, error)
  }, [error])
  return id
}

/** Shown after an unexpected error, without its details. Outside the router: both ways out load a page anew. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => {
  const id = useReport(error)
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
          <Button onClick={() => window.location.assign('/')}>{ERROR_TEXTS.accueil}</Button>
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
