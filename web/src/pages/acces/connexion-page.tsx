import { Head } from '../../components/head.tsx'
import { CONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import { useConnexion } from '../../features/connexion/use-connexion.ts'
import { useClient } from '../../features/session/use-client.ts'
import styles from './acces.module.css'
import { Arrivee } from './arrivee.tsx'
import { DejaConnecte } from './deja-connecte.tsx'
import { FormulaireConnexion } from './formulaire-connexion.tsx'
import { PremiereCommande } from './premiere-commande.tsx'

export const ConnexionPage = () => {
  const connexion = useConnexion()
  const client = useClient()
  const { etape } = connexion.envoi
  const reussi = client !== null && etape === 'reussi'
  const saisit = client === null || etape === 'en_cours'
  return (
    <>
      <Head title={CONNEXION_TEXTS.titre} description={CONNEXION_TEXTS.description} canonical="/login" noindex />
      <h1>{CONNEXION_TEXTS.titre}</h1>
      <p className={styles['lead']}>{CONNEXION_TEXTS.chapeau}</p>
      <div className={styles['desk']}>
        <div ref={reussi ? connexion.nouvelle : undefined} tabIndex={-1}>
          {saisit ? <FormulaireConnexion {...connexion} /> : null}
          {reussi ? <Arrivee client={client} /> : null}
          {saisit || reussi ? null : <DejaConnecte client={client} />}
        </div>
        <PremiereCommande />
      </div>
    </>
  )
}
