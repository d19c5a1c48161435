import { OngletAujourdhui } from '../../pages/admin/aujourdhui/onglet-aujourdhui.tsx'
import styles from './aujourdhui.module.css'
import { Chiffres } from './chiffres.tsx'
import { EnTout } from './en-tout.tsx'
import { useBandeau, useJournee } from './queries.ts'

/** What waits, counted, and the day. */
export const AujourdhuiEcran = () => {
  const bandeau = useBandeau()
  return (
    <div className={styles['screen']}>
      <Chiffres nombres={useJournee().donnees?.nombres ?? null} />
      <OngletAujourdhui />
      {bandeau === undefined ? null : <EnTout {...bandeau} />}
    </div>
  )
}
