import { useSite } from '../../app/site.ts'
import { Head } from '../../components/head.tsx'
import { DEBUG_TEXTS, ETAT_TEXTS, APPEL_TEXTS, bilanTexte, dureeMsTexte, statutTexte } from './texts.ts'
import { useClient } from '../../features/session/use-client.ts'
import { Garde } from '../../atelier/cadre/garde.tsx'
import { useCallback, useState } from 'react'
import { type ClientReply, profilRoute } from '#adapters/http/contract/routes/comptes'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { Facts } from '../../components/facts.tsx'
import { finDeSession } from './session.ts'
import { type Demande, useDemande } from '../../atelier/communs/use-demande.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import type { ClientConnecte } from '../../features/session/client-connecte.ts'
import { storedToken } from '../../features/session/session-store.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { CHEMIN_ADMIN } from '../../features/connexion/destination.ts'
import { type Column, Table } from '../../components/table.tsx'
import { type Essai, useEssais } from './essais.ts'
import styles from './debug-admin.module.css'

const Essais = () => {
  const client = useClient()
  return client?.admin === true ? (
    <>
      <Etat key={client.email} client={client} />
      <Appels />
    </>
  ) : null
}

/** For a logged-in admin; on a demonstration anybody may log in. */
export const DebugAdminPage = () => {
  const { demo } = useSite()
  return (
    <>
      <Head title={DEBUG_TEXTS.titre} description={DEBUG_TEXTS.description} />
      <div className={styles['page']}>
        <h1 tabIndex={-1}>{DEBUG_TEXTS.titre}</h1>
        {demo ? (
          <>
            <Demo />
            <Essais />
          </>
        ) : (
          <Garde>
            <Essais />
          </Garde>
        )}
      </div>
    </>
  )
}

const roleTexte = (admin: boolean): string => (admin ? ETAT_TEXTS.admin : ETAT_TEXTS.simple)

const profilTexte = ({ donnees, echec }: Pick<Demande<ClientReply>, 'donnees' | 'echec'>): string => {
  if (donnees !== null) return roleTexte(donnees.isAdmin)
  return echec === null ? ETAT_TEXTS.profilAttente : ETAT_TEXTS.profilEchec
}

/** Who is logged in, as the browser keeps it and as the server knows it. */
const Etat = ({ client }: { readonly client: ClientConnecte }) => {
  const profil = useDemande(useCallback(() => callWithSession(profilRoute, {})(), []))
  const jeton = storedToken()
  const fin = finDeSession(jeton ?? '')
  const faits = [
    [ETAT_TEXTS.jeton, jeton === null ? ETAT_TEXTS.jetonAbsent : ETAT_TEXTS.jetonPresent],
    [ETAT_TEXTS.client, `${client.nom}, ${client.email}`],
    [ETAT_TEXTS.role, roleTexte(client.admin)],
    [ETAT_TEXTS.profil, profilTexte(profil)],
    [ETAT_TEXTS.expire, fin === null ? ETAT_TEXTS.inconnue : formaterInstant(fin)],
  ] as const
  return (
    <section aria-labelledby="etat">
      <h2 id="etat">{DEBUG_TEXTS.etat}</h2>
      <Facts className={styles['facts']} aria-live="polite" facts={faits} />
    </section>
  )
}

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
const Demo = () => {
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

const COLONNES: readonly Column<Essai>[] = [
  {
    id: 'appel',
    label: APPEL_TEXTS.appel,
    title: true,
    cell: ({ appel }) => <code className={styles['call']}>{`GET ${appel}`}</code>,
  },
  {
    id: 'statut',
    label: APPEL_TEXTS.statut,
    cell: ({ statut, ok }) => (
      <span data-ok={ok} className={styles['status']}>
        {statut === 0 ? APPEL_TEXTS.reseau : statutTexte(statut, ok)}
      </span>
    ),
  },
  { id: 'duree', label: APPEL_TEXTS.duree, numeric: true, cell: ({ dureeMs }) => dureeMsTexte(dureeMs) },
]

/** A test of every admin call that only reads. */
const Appels = () => {
  const { etape, essais, lancer } = useEssais()
  const corrects = essais.filter(({ ok }) => ok).length
  return (
    <section aria-labelledby="appels" className={styles['part']}>
      <h2 id="appels">{DEBUG_TEXTS.appels}</h2>
      <p>{DEBUG_TEXTS.appelsAide}</p>
      <div>
        <Button busy={etape === 'en_cours'} onClick={() => void lancer()}>
          {etape === 'en_cours' ? DEBUG_TEXTS.enCours : DEBUG_TEXTS.lancer}
        </Button>
      </div>
      {etape === 'echec' ? <Notice kind="error" live title={DEBUG_TEXTS.echec} /> : null}
      <output>{etape === 'fini' ? bilanTexte(corrects, essais.length) : ''}</output>
      {essais.length === 0 ? null : (
        <Table caption={DEBUG_TEXTS.table} columns={COLONNES} rows={essais} keyOf={({ appel }) => appel} />
      )}
    </section>
  )
}
