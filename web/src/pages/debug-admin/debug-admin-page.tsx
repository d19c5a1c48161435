import { useSite } from '../../app/site.ts'
import { Head } from '../../components/head.tsx'
import { DEBUG_TEXTS } from './texts.ts'
import { useClient } from '../../features/session/use-client.ts'
import { Garde } from '../../atelier/cadre/garde.tsx'
import { Appels } from './appels.tsx'
import styles from './debug-admin.module.css'
import { Demo } from './demo.tsx'
import { Etat } from './etat.tsx'

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
