import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '../components/button.tsx'
import type { DocumentDemande } from '../features/telechargement/demander-fichier.ts'
import { telecharger } from '../features/telechargement/telecharger.ts'
import styles from './bouton-document.module.css'
import { fr } from '../contents/typographie.ts'

const ECHEC = fr('Le document n’est pas arrivé. Réessayez.')

type Props = {
  readonly document: DocumentDemande
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/** Fetches a document with the session, and saves it. */
export const BoutonDocument = ({ document, variant = 'secondary', children }: Props) => {
  const [etat, setEtat] = useState<'repos' | 'en_cours' | 'echec'>('repos')
  const lancer = async (): Promise<void> => {
    setEtat('en_cours')
    setEtat((await telecharger(document)) ? 'repos' : 'echec')
  }
  return (
    <div className={styles['document']}>
      <Button variant={variant} busy={etat === 'en_cours'} onClick={() => void lancer()}>
        {children}
      </Button>
      <p aria-live="polite" className={styles['failed']}>
        {etat === 'echec' ? ECHEC : null}
      </p>
    </div>
  )
}
