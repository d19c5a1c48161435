import { Absences } from './absences/absences.tsx'
import { CalendrierPrive } from './calendrier/calendrier.tsx'
import { Lien } from './lien.tsx'
import styles from './sections.module.css'

/** What the agenda is told of once: time off, a calendar kept elsewhere, and the address for calendar programs. */
export const Sections = () => (
  <div className={styles['sections']}>
    <Absences />
    <CalendrierPrive />
    <Lien />
  </div>
)
