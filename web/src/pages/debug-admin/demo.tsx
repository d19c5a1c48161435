import { useState } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { DEBUG_TEXTS } from './texts.ts'
import { CHEMIN_ADMIN } from '../../features/connexion/destination.ts'
import styles from './debug-admin.module.css'

type Etape = 'repos' | 'en_cours' | 'reussi' | 'echec'

const entrer = async (): Promise<boolean> => {
  try {
    const { entrerEnDemo } = await import('./entrer-en-demo.ts')
    return await entrerEnDemo()
  } catch {
    return false
  }
}

/** The login of a demonstration. Its account is asked of the server, no bundle holds it. */
export const Demo = () => {
  const [etape, setEtape] = useState<Etape>('repos')
  const connecter = async (): Promise<void> => {
    if (etape === 'en_cours') return
    setEtape('en_cours')
    setEtape((await entrer()) ? 'reussi' : 'echec')
  }
  return (
    <section aria-labelledby="demo" className={styles['part']}>
      <h2 id="demo">{DEBUG_TEXTS.demo}</h2>
      <p>{DEBUG_TEXTS.demoAide}</p>
      {etape === 'echec' ? <Notice kind="error" live title={DEBUG_TEXTS.demoEchec} /> : null}
      {etape === 'reussi' ? <Notice kind="success" live title={DEBUG_TEXTS.demoOuverte} /> : null}
      <div className={styles['ways']}>
        <Button busy={etape === 'en_cours'} onClick={() => void connecter()}>
          {DEBUG_TEXTS.demoBouton}
        </Button>
        {etape === 'reussi' ? <ButtonLink to={CHEMIN_ADMIN}>{DEBUG_TEXTS.administration}</ButtonLink> : null}
      </div>
    </section>
  )
}
