import { useQuery } from '@tanstack/react-query'
import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import type { SuppressionReply } from '#adapters/http/contract/routes/comptes'
import { apercuQuery } from './queries.ts'
import { useReponse } from '../serveur.ts'
import { Charge } from '../communs/charge.tsx'
import styles from '../communs/dossier.module.css'
import { SuppressionDecision } from './suppression.tsx'

export type SuppressionProps = {
  readonly client: ClientDuRegistreReply
  readonly onFermer: () => void
  readonly onSupprime: (bilan: SuppressionReply) => void
}

/** What the deletion of a client would do, then the deletion. */
export const SuppressionCorps = ({ client, onFermer, onSupprime }: SuppressionProps) => {
  const { id, nom, email } = client
  const demande = useReponse(useQuery(apercuQuery(id)))
  const { recharger } = demande
  return (
    <div className={styles['form']}>
      <p>
        <strong>{nom}</strong> <span className={styles['soft']}>{email}</span>
      </p>
      <Charge demande={demande}>
        {(apercu) => (
          <SuppressionDecision
            id={id}
            apercu={apercu}
            onFermer={onFermer}
            onSupprime={onSupprime}
            onRefuse={() => void recharger()}
          />
        )}
      </Charge>
    </div>
  )
}
