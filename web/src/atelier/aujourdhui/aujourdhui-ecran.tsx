import { ALaDemande } from '../../pages/admin/cadre/a-la-demande.tsx'
import { OngletAujourdhui } from '../../pages/admin/aujourdhui/onglet-aujourdhui.tsx'
import styles from './aujourdhui.module.css'
import { Chiffres } from './chiffres.tsx'
import { useBandeau, useJournee } from './queries.ts'

const chargerEnTout = () => import('./en-tout.tsx')

/** What waits, counted, and the day. */
export const AujourdhuiEcran = () => {
  const bandeau = useBandeau()
  return (
    <div className={styles['screen']}>
      <Chiffres nombres={useJournee().donnees?.nombres ?? null} />
      <OngletAujourdhui />
      {bandeau === undefined ? null : (
        <ALaDemande charger={chargerEnTout} lignes={1}>
          {({ EnTout }) => <EnTout {...bandeau} />}
        </ALaDemande>
      )}
    </div>
  )
}
