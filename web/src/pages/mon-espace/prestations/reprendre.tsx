import { useState } from 'react'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Button } from '../../../components/button.tsx'
import { REPONSE_TEXTS } from '../../../contents/rendez-vous-texts.ts'
import { type EchecDeGeste, echecDeGeste } from '../../../features/suivi/echec-de-geste.ts'
import { accepter } from '../../../features/suivi/geste.ts'
import { demandeAFaire } from '../../../features/suivi/rendez-vous.ts'
import type { Suivi } from '../../../features/suivi/use-suivi.ts'
import { DemandeExpresse } from '../gestes/demande-expresse.tsx'
import { EchecNotice } from '../gestes/echec-notice.tsx'
import styles from './reprendre.module.css'

type Props = { readonly prestation: PrestationReply; readonly dates: readonly DateReply[]; readonly suivi: Suivi }

/** An answer can be changed: the dates once refused or left aside, as long as they can be taken. */
export const Reprendre = ({ prestation, dates, suivi }: Props) => {
  const [enCours, setEnCours] = useState<string | null>(null)
  const [echec, setEchec] = useState<EchecDeGeste | null>(null)
  const [demandee, setDemandee] = useState(false)
  const [manque, setManque] = useState(false)
  if (dates.length === 0) return null
  const [fin = null] = dates.flatMap((date) => demandeAFaire(prestation, date) ?? [])
  const reprendre = async (date: DateReply): Promise<void> => {
    const aDemander = demandeAFaire(prestation, date) !== null
    setManque(aDemander && !demandee)
    if (aDemander && !demandee) return
    setEnCours(date.id)
    const refus = await suivi.agir(prestation, accepter(date.id, aDemander))
    setEnCours(null)
    setEchec(refus === null ? null : echecDeGeste(refus))
  }
  return (
    <section className={styles['again']} aria-labelledby={`reprendre-${prestation.id}`}>
      <h4 id={`reprendre-${prestation.id}`} className={styles['title']}>
        {dates.length === 1 ? REPONSE_TEXTS.reprendreUne : REPONSE_TEXTS.reprendre}
      </h4>
      <DemandeExpresse
        name={`reprise-${prestation.id}`}
        fin={fin}
        cochee={demandee}
        manque={manque}
        onCocher={setDemandee}
      />
      <ul className={styles['list']}>
        {dates.map((date) => (
          <li key={date.id}>
            <span id={`date-${date.id}`}>
              {formaterInstant(new Date(date.debut))}, {formaterMontant(date.total)}
            </span>
            <Button
              variant="quiet"
              busy={enCours !== null}
              aria-describedby={`date-${date.id}`}
              onClick={() => void reprendre(date)}
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
