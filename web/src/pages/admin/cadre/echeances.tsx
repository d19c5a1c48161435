import type { EcheanceDeDroit } from '#domain/droit/echeances'
import { Notice } from '../../../components/notice.tsx'
import { DROIT_TEXTS, ECHEANCE_TEXTS, echeanceTexte } from '../../../contents/admin-droit-texts.ts'
import styles from './dossier.module.css'

type Props = { readonly echeances: readonly (EcheanceDeDroit & { readonly jours: number })[] }

/** Changes of the law that are near, or recent. */
export const Echeances = ({ echeances }: Props) =>
  echeances.length === 0 ? null : (
    <Notice kind="info" title={DROIT_TEXTS.titre}>
      {echeances.map(({ code, le, jours, fondement }) => (
        <p key={code}>
          <strong>{echeanceTexte(jours, le)}.</strong> {ECHEANCE_TEXTS[code]}{' '}
          <span className={styles['soft']}>({fondement.replaceAll('. ', '.\u00a0')})</span>
        </p>
      ))}
    </Notice>
  )
