import { useState } from 'react'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import type { DateReply } from '#adapters/http/contract/values/date-reply'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Button } from '../../../components/button.tsx'
import { REPONSE_TEXTS } from '../../../contents/rendez-vous-texts.ts'
import { type EchecDeGeste, echecDeGeste } from '../../../features/suivi/echec-de-geste.ts'
import { accepter } from '../../../features/suivi/geste.ts'
import type { Suivi } from '../../../features/suivi/use-suivi.ts'
import { EchecNotice } from '../gestes/echec-notice.tsx'
import styles from './reprendre.module.css'

type Props = { readonly prestation: PrestationReply; readonly dates: readonly DateReply[]; readonly suivi: Suivi }

/** An answer can be changed: the dates once refused or left aside, as long as they can be taken. */
export const Reprendre = ({ prestation, dates, suivi }: Props) => {
  const [enCours, setEnCours] = useState<string | null>(null)
  const [echec, setEchec] = useState<EchecDeGeste | null>(null)
  if (dates.length === 0) return null
  const reprendre = async (id: string): Promise<void> => {
    setEnCours(id)
    const refus = await suivi.agir(prestation, accepter(id))
    setEnCours(null)
    setEchec(refus === null ? null : echecDeGeste(refus))
  }
  return (
    <section className={styles['again']} aria-labelledby={`reprendre-${prestation.id}`}>
      <h4 id={`reprendre-${prestation.id}`} className={styles['title']}>
        {dates.length === 1 ? REPONSE_TEXTS.reprendreUne : REPONSE_TEXTS.reprendre}
      </h4>
      <ul className={styles['list']}>
        {dates.map(({ id, debut, total }) => (
          <li key={id}>
            <span id={`date-${id}`}>
              {formaterInstant(new Date(debut))}, {formaterMontant(total)}
            </span>
            <Button
              variant="quiet"
              busy={enCours !== null}
              aria-describedby={`date-${id}`}
              onClick={() => void reprendre(id)}
            >
              {REPONSE_TEXTS.reprendreBouton}
            </Button>
          </li>
        ))}
      </ul>
      {echec === null ? null : <EchecNotice echec={echec} onActualiser={suivi.actualiser} />}
    </section>
  )
}
