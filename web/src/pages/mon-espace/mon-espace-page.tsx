import { useState, useEffect, useRef } from 'react'
import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import { useLocation } from '../../app/router.ts'
import { Head } from '../../components/head.tsx'
import { ESPACE_TEXTS, CONNEXION_REQUISE, ADIEU_TEXTS } from '../../contents/mon-espace-texts.ts'
import { CHEMIN_COMPTE, CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import { closeSession } from '../../features/session/session-store.ts'
import { useClient } from '../../features/session/use-client.ts'
import { Espace } from './espace.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { CONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import { useSessionExpiree } from '../../features/session/use-session-expiree.ts'
import { gardesTexte, REGISTRES_TEXTE } from '../../contents/garde-texts.ts'
import styles from './espace.module.css'

/** One screen behind two addresses, each of which selects its tab. */
export const MonEspacePage = () => {
  const client = useClient()
  const surCompte = useLocation().pathname === CHEMIN_COMPTE
  const [efface, setEfface] = useState<EffacementReply | null>(null)
  const effacer = (effacement: EffacementReply): void => {
    setEfface(effacement)
    closeSession()
  }
  return (
    <>
      <Head
        title={surCompte ? ESPACE_TEXTS.compte : ESPACE_TEXTS.prestations}
        description={surCompte ? ESPACE_TEXTS.descriptionCompte : ESPACE_TEXTS.descriptionPrestations}
        canonical={CHEMIN_PRESTATIONS}
        noindex
      />
      {client === null ? (
        <>{efface === null ? <ConnexionRequise /> : <Adieu effacement={efface} />}</>
      ) : (
        <Espace key={client.email} surCompte={surCompte} onEfface={effacer} />
      )}
    </>
  )
}

/** Log in (and come back), order, or go home. */
const ConnexionRequise = () => {
  const { pathname } = useLocation()
  const expiree = useSessionExpiree()
  return (
    <div className={styles['alone']}>
      <h1 tabIndex={-1}>{ESPACE_TEXTS.titre}</h1>
      {expiree ? <p>{CONNEXION_TEXTS.expiree}.</p> : null}
      <p>{CONNEXION_REQUISE}</p>
      <p>{ESPACE_TEXTS.connexionAide}</p>
      <div className={styles['actions']}>
        <ButtonLink variant="primary" to={`/login?retour=${encodeURIComponent(pathname)}`}>
          {ESPACE_TEXTS.connexion}
        </ButtonLink>
        <ButtonLink to="/commander">{ESPACE_TEXTS.commander}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {ESPACE_TEXTS.accueil}
        </ButtonLink>
      </div>
    </div>
  )
}

/** After an erasure: what became of everything, and goodbye. */
const Adieu = ({ effacement: { conservees } }: { readonly effacement: EffacementReply }) => {
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
