import { STATUTS } from '#domain/prestation/statut'
import type { MesPrestationsReply } from '#adapters/http/contract/routes/mon-espace'
import { PRESTATIONS_TEXTS } from '../../../contents/prestations-texts.ts'
import { STATUT_LIBELLES } from '../../../contents/statut-texts.ts'
import styles from './chiffres.module.css'
import { StatutSigne } from './statut-badge.tsx'

/** How many orders there are of each statut. */
export const Chiffres = ({ chiffres }: Pick<MesPrestationsReply, 'chiffres'>) => (
  <dl className={styles['figures']} aria-label={PRESTATIONS_TEXTS.chiffres}>
    {STATUTS.map((statut) => (
      <div key={statut}>
        <dt>
          <StatutSigne statut={statut} />
          {STATUT_LIBELLES[statut]}
        </dt>
        <dd data-none={chiffres[statut] === 0 || undefined}>{chiffres[statut]}</dd>
      </div>
    ))}
  </dl>
)
