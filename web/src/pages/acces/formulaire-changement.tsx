import { useState, type RefObject } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { CHANGEMENT_TEXTS, MOT_DE_PASSE_CHANGE } from '../../contents/changement-texts.ts'
import type { ChampChangement } from '../../features/changement/champs.ts'
import { useChangement } from '../../features/changement/use-changement.ts'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'
import type { Envoi } from '../../features/formulaire/envoi.ts'
import type { ClientConnecte } from '../../features/session/client-connecte.ts'
import { Solidite } from './solidite.tsx'
import { Notice } from '../../components/notice.tsx'
import { CHEMIN_ADMIN } from '../../features/connexion/destination.ts'
import { useDepart } from '../../features/connexion/use-depart.ts'
import { CHEMIN_PRESTATIONS } from '../../features/espace/chemins.ts'
import styles from './acces.module.css'

type Props = { readonly client: ClientConnecte; readonly requis: boolean }

type ChampsProps = Pick<Props, 'requis'> & { readonly envoi: Envoi<ChampChangement> }

const Champs = ({ envoi: { etape, erreurs }, requis }: ChampsProps) => {
  const [nouveau, setNouveau] = useState('')
  const enCours = etape === 'en_cours'
  return (
    <>
      <PasswordField
        name="ancienMotDePasse"
        label={requis ? CHANGEMENT_TEXTS.ancienTemporaire : CHANGEMENT_TEXTS.ancien}
        help={requis ? CHANGEMENT_TEXTS.ancienAide : undefined}
        error={erreurs.ancienMotDePasse}
        autoComplete="current-password"
        readOnly={enCours}
      />
      <PasswordField
        name="nouveauMotDePasse"
        label={CHANGEMENT_TEXTS.nouveau}
        error={erreurs.nouveauMotDePasse}
        autoComplete="new-password"
        readOnly={enCours}
        value={nouveau}
        onChange={(event) => setNouveau(event.target.value)}
      />
      <Solidite motDePasse={nouveau} />
      <PasswordField
        name="confirmation"
        label={CHANGEMENT_TEXTS.confirmation}
        error={erreurs.confirmation}
        autoComplete="new-password"
        readOnly={enCours}
      />
    </>
  )
}

/** The present password, the new one and its confirmation, with the strength of the new one while it is typed. */
export const FormulaireChangement = ({ client, requis }: Props) => {
  const { envoi, nouvelle, liaison } = useChangement()
  const enCours = envoi.etape === 'en_cours'
  if (envoi.etape === 'reussi') return <MotDePasseChange cible={nouvelle} admin={client.admin} />
  return (
    <form {...liaison} method="post" className={styles['sheet']} aria-label={CHANGEMENT_TEXTS.titreLibre}>
      <div ref={nouvelle} tabIndex={-1}>
        <AlerteNotice alerte={envoi.alerte} />
      </div>
      <Champs envoi={envoi} requis={requis} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours}>
          {enCours ? CHANGEMENT_TEXTS.enCours : CHANGEMENT_TEXTS.changer}
        </Button>
      </div>
      {/* For password keepers: whose password it is. */}
      <input hidden autoComplete="username" value={client.email} readOnly />
    </form>
  )
}

/** Milliseconds between a change and the page that follows. */
const DELAI_MS = 2_000

type MotDePasseChangeProps = { readonly cible: RefObject<HTMLDivElement | null>; readonly admin: boolean }

/** A change that succeeded, said before the page that follows opens by itself. */
const MotDePasseChange = ({ cible, admin }: MotDePasseChangeProps) => {
  const destination = admin ? CHEMIN_ADMIN : CHEMIN_PRESTATIONS
  useDepart(destination, DELAI_MS)
  return (
    <div className={styles['news']}>
      <div ref={cible} tabIndex={-1}>
        <Notice kind="success" title={MOT_DE_PASSE_CHANGE} live>
          <p>{CHANGEMENT_TEXTS.suite}</p>
        </Notice>
      </div>
      <ButtonLink to={destination} replace>
        {CHANGEMENT_TEXTS.continuer}
      </ButtonLink>
    </div>
  )
}
