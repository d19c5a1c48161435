import { useEffect, useRef } from 'react'
import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import { ButtonLink } from '../../components/button.tsx'
import { gardesTexte, REGISTRES_TEXTE } from '../../contents/garde-texts.ts'
import { ADIEU_TEXTS, ESPACE_TEXTS } from '../../contents/mon-espace-texts.ts'
import styles from './espace.module.css'

/** After an erasure: what became of everything, and goodbye. */
export const Adieu = ({ effacement: { conservees } }: { readonly effacement: EffacementReply }) => {
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [])
  return (
    <div className={styles['alone']}>
      <h1 ref={titre} tabIndex={-1}>
        {ADIEU_TEXTS.titre}
      </h1>
      <p>{ADIEU_TEXTS.texte}</p>
      <p>{gardesTexte(conservees)}</p>
      <p>{REGISTRES_TEXTE}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/">{ESPACE_TEXTS.accueil}</ButtonLink>
      </div>
    </div>
  )
}
