import { useState } from 'react'
import { Head } from '../../components/head.tsx'
import { CHANGEMENT_TEXTS, CHANGEMENT_TITRE } from '../../contents/changement-texts.ts'
import { useClient } from '../../features/session/use-client.ts'
import { FormulaireChangement } from './formulaire-changement.tsx'
import { ButtonLink } from '../../components/button.tsx'
import styles from './acces.module.css'

/** The change of a password, forced or not. */
export const ChangementPage = () => {
  const client = useClient()
  // Until the page is left: a change that succeeded is still the one that was required.
  const [requis] = useState(client?.temporaire !== false)
  const titre = requis ? CHANGEMENT_TITRE : CHANGEMENT_TEXTS.titreLibre
  return (
    <>
      <Head title={titre} description={CHANGEMENT_TEXTS.description} />
      <h1 tabIndex={-1}>{titre}</h1>
      {client === null ? (
        <ChangementConnexionRequise />
      ) : (
        <>
          <p className={styles['lead']}>{requis ? CHANGEMENT_TEXTS.chapeau : CHANGEMENT_TEXTS.chapeauLibre}</p>
          <div className={styles['desk']}>
            <FormulaireChangement client={client} requis={requis} />
          </div>
        </>
      )}
    </>
  )
}

/** A password is changed by whoever knows the present one. */
const ChangementConnexionRequise = () => (
  <div className={styles['news']}>
    <p className={styles['lead']}>{CHANGEMENT_TEXTS.requiseTexte}</p>
    <div className={styles['actions']}>
      <ButtonLink variant="primary" to="/login">
        {CHANGEMENT_TEXTS.connexion}
      </ButtonLink>
      <ButtonLink to="/reset-password" variant="quiet">
        {CHANGEMENT_TEXTS.nouveauDemande}
      </ButtonLink>
    </div>
  </div>
)
