import { Head } from '../../components/head.tsx'
import { CONNEXION_TEXTS, DESTINATIONS, suiteTexte, dejaConnecteTexte } from '../../contents/connexion-texts.ts'
import { useConnexion } from '../../features/connexion/use-connexion.ts'
import { useClient } from '../../features/session/use-client.ts'
import { useSearchParams, Link } from '../../app/router.ts'
import { Notice } from '../../components/notice.tsx'
import { ButtonLink, Button } from '../../components/button.tsx'
import { bonjour, SESSION_TEXTS } from '../../contents/chrome-texts.ts'
import { CHEMIN_ADMIN, CHEMIN_CHANGEMENT, destinationDe } from '../../features/connexion/destination.ts'
import { useDepart } from '../../features/connexion/use-depart.ts'
import { CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import type { ClientConnecte } from '../../features/session/client-connecte.ts'
import { useAlive } from '../../browser/use-alive.ts'
import type { ChampConnexion } from '../../features/connexion/champs.ts'
import { ChampsConnexion } from '../../features/connexion/champs-connexion.tsx'
import type { Formulaire } from '../../features/formulaire/use-envoi.ts'
import { useSessionExpiree } from '../../features/session/use-session-expiree.ts'
import { closeSession } from '../../features/session/session-store.ts'
import styles from './acces.module.css'

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

/** Milliseconds between a login and the page that follows. */
const DELAI_MS = 1_500

const nomDe = (destination: string): string => {
  switch (destination) {
    case CHEMIN_CHANGEMENT:
      return DESTINATIONS.changement
    case CHEMIN_ADMIN:
      return DESTINATIONS.admin
    case CHEMIN_PRESTATIONS:
      return DESTINATIONS.prestations
    default:
      return DESTINATIONS.retour
  }
}

/** A login that succeeded, said before the page that follows opens by itself. */
const Arrivee = ({ client }: { readonly client: ClientConnecte }) => {
  const [parametres] = useSearchParams()
  const destination = destinationDe(client, parametres.get('retour'))
  useDepart(destination, DELAI_MS)
  return (
    <div className={styles['news']}>
      <Notice kind="success" title={CONNEXION_TEXTS.reussi} live>
        <p>
          {client.nom === '' ? null : `${bonjour(client.nom)}. `}
          {suiteTexte(nomDe(destination))}
        </p>
      </Notice>
      <ButtonLink to={destination} replace>
        {CONNEXION_TEXTS.continuer}
      </ButtonLink>
    </div>
  )
}

/** Sent by the script alone: until it is there the button stays shut, so that no password goes elsewhere. */
const FormulaireConnexion = ({ envoi, nouvelle, liaison }: Formulaire<ChampConnexion>) => {
  const vivant = useAlive()
  const enCours = envoi.etape === 'en_cours'
  return (
    <form {...liaison} method="post" className={styles['sheet']} aria-label={CONNEXION_TEXTS.titre}>
      {useSessionExpiree() ? (
        <Notice kind="info" title={CONNEXION_TEXTS.expiree}>
          <p>{CONNEXION_TEXTS.expireeTexte}</p>
        </Notice>
      ) : null}
      <noscript>
        <p>{CONNEXION_TEXTS.sansScript}</p>
      </noscript>
      <ChampsConnexion envoi={envoi} nouvelle={nouvelle} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours} disabled={!vivant}>
          {enCours ? CONNEXION_TEXTS.enCours : CONNEXION_TEXTS.connecter}
        </Button>
        <Link to="/reset-password">{CONNEXION_TEXTS.oublie}</Link>
      </div>
    </form>
  )
}

/** Where to go from a login that is not needed, or how to leave for another one. */
const DejaConnecte = ({ client: { nom, admin } }: { readonly client: ClientConnecte }) => (
  <section className={styles['sheet']} aria-labelledby="deja">
    <h2 id="deja">{CONNEXION_TEXTS.dejaTitre}</h2>
    <p>{dejaConnecteTexte(nom)}</p>
    <div className={styles['actions']}>
      <ButtonLink variant="primary" to={admin ? CHEMIN_ADMIN : CHEMIN_PRESTATIONS}>
        {admin ? SESSION_TEXTS.administration : SESSION_TEXTS.prestations}
      </ButtonLink>
      <ButtonLink to={CHEMIN_CHANGEMENT}>{CONNEXION_TEXTS.changer}</ButtonLink>
      <Button variant="quiet" onClick={closeSession}>
        {CONNEXION_TEXTS.deconnexion}
      </Button>
    </div>
  </section>
)

/** Nobody creates an account: the first order does. */
const PremiereCommande = () => (
  <section className={styles['aside']} aria-labelledby="premiere">
    <h2 id="premiere" className={styles['asideTitle']}>
      {CONNEXION_TEXTS.premiereTitre}
    </h2>
    <p>{CONNEXION_TEXTS.premiere}</p>
    <ButtonLink to="/services">{CONNEXION_TEXTS.commander}</ButtonLink>
  </section>
)
