import { useState } from 'react'
import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { Button } from '../../../components/button.tsx'
import { DIAGNOSTICS_TEXTS, releveTexte } from '../../../contents/admin-diagnostics-texts.ts'
import type { Demande } from '../../../features/admin/panneau/use-demande.ts'
import styles from './diagnostics.module.css'

type Props = { readonly releveLe: string; readonly demande: Demande<DiagnosticsReply> }

/** When the figures were taken, and how to take them again. */
export const Releve = ({ releveLe, demande: { recharger, enCours, echec } }: Props) => {
  const [demandee, setDemandee] = useState(false)
  return (
    <div className={styles['taken']}>
      <p>
        <time dateTime={releveLe}>{releveTexte(formaterInstant(new Date(releveLe)))}</time>
      </p>
      <Button
        busy={enCours}
        onClick={() => {
          setDemandee(true)
          void recharger()
        }}
      >
        {DIAGNOSTICS_TEXTS.actualiser}
      </Button>
      <output className="visually-hidden">
        {demandee && !enCours && echec === null ? DIAGNOSTICS_TEXTS.actualise : null}
      </output>
    </div>
  )
}
