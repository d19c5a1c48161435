import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { Sign } from '../../../components/sign.tsx'
import { DIAGNOSTICS_TEXTS, ETAT_TEXTS } from '../../../contents/admin-diagnostics-texts.ts'
import styles from './diagnostics.module.css'

type Etat = DiagnosticsReply['etats'][number]

const UnEtat = ({ nom, ok, detail, conseil, dureeMs }: Etat) => (
  <li className={styles['state']}>
    <Sign kind={ok ? 'success' : 'error'} />
    <div>
      <p>
        <strong>{nom}</strong>
        {'\u00a0: '}
        {ok ? ETAT_TEXTS.ok : ETAT_TEXTS.panne}{' '}
        <span className={styles['soft']}>
          {ETAT_TEXTS.mesure} {Math.round(dureeMs)}&nbsp;ms
        </span>
      </p>
      {detail === '' ? null : <p className={styles['soft']}>{detail}</p>}
      {conseil === '' ? null : <p className={styles['advice']}>{conseil}</p>}
    </div>
  </li>
)

/** Whether the parts that the site stands on answer, and what to do when one does not. */
export const Etats = ({ etats }: { readonly etats: readonly Etat[] }) => (
  <section className={styles['part']}>
    <h2>{DIAGNOSTICS_TEXTS.etats}</h2>
    <ul className={styles['states']}>
      {etats.map((etat) => (
        <UnEtat key={etat.nom} {...etat} />
      ))}
    </ul>
  </section>
)
