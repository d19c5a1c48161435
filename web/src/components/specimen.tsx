import { estSpecimen, SPECIMEN, SPECIMEN_DIT } from '#domain/entreprise/specimen'
import { useSite } from '../app/site.ts'
import styles from './specimen.module.css'

/** On every document shown while the business is not named yet. */
export const Specimen = () =>
  estSpecimen(useSite().entreprise) ? (
    <p className={styles['specimen']}>
      <strong>{SPECIMEN}</strong> {SPECIMEN_DIT}
    </p>
  ) : null
