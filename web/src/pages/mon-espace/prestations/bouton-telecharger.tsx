import { type ReactNode, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { CARTE_TEXTS } from '../../../contents/prestations-texts.ts'
import { telecharger } from '../../../features/telechargement/telecharger.ts'
import type { DocumentDemande } from '../../../features/telechargement/demander-fichier.ts'
import styles from './documents.module.css'

const Fleche = () => (
  <Icon box={20} size={18} stroke={1.8}>
    <path d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />
  </Icon>
)

type Props = { readonly document: DocumentDemande; readonly children: ReactNode }

/** Fetches a document that only its owner may read, and saves it. */
export const BoutonTelecharger = ({ document, children }: Props) => {
  const [etat, setEtat] = useState<'repos' | 'en_cours' | 'echec'>('repos')
  const lancer = async (): Promise<void> => {
    if (etat === 'en_cours') return
    setEtat('en_cours')
    setEtat((await telecharger(document)) ? 'repos' : 'echec')
  }
  return (
    <div>
      <button
        type="button"
        className={styles['download']}
        aria-disabled={etat === 'en_cours' || undefined}
        onClick={() => void lancer()}
      >
        <Fleche />
        <span>{children}</span>
      </button>
      <p aria-live="polite" className={styles['failed']}>
        {etat === 'echec' ? CARTE_TEXTS.telechargementEchec : null}
      </p>
    </div>
  )
}
