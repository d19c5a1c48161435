import { useState } from 'react'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { REPONSE_TEXTS, reserveeJusquA, reserveesJusquA } from '../../../contents/rendez-vous-texts.ts'
import { type EchecDeGeste, echecDeGeste } from '../../../features/suivi/echec-de-geste.ts'
import { accepter } from '../../../features/suivi/geste.ts'
import { regleDAcceptation } from '../../../features/suivi/regle.ts'
import { demandeAFaire, repondreAvant } from '../../../features/suivi/rendez-vous.ts'
import type { Suivi } from '../../../features/suivi/use-suivi.ts'
import { DemandeExpresse } from '../gestes/demande-expresse.tsx'
import { EchecNotice } from '../gestes/echec-notice.tsx'
import { Regle } from '../gestes/regle.tsx'
import styles from './reponse.module.css'

const prix = ({ total, majore }: DateReply): string =>
  majore ? `${formaterMontant(total)} (${REPONSE_TEXTS.majore})` : formaterMontant(total)

type Props = { readonly prestation: PrestationReply; readonly dates: readonly DateReply[]; readonly suivi: Suivi }

const Choix = ({
  prestation,
  dates,
  choisie,
  onChoisir,
}: Pick<Props, 'prestation' | 'dates'> & {
  readonly choisie: string
  readonly onChoisir: (id: string) => void
}) =>
  dates.length === 1 && dates[0] !== undefined ? (
    <p className={styles['date']}>
      {formaterInstant(new Date(dates[0].debut))} <span className={styles['price']}>{prix(dates[0])}</span>
    </p>
  ) : (
    <RadioGroup
      name={`date-${prestation.id}`}
      label={REPONSE_TEXTS.plusieursDates}
      choices={dates.map((date) => ({
        value: date.id,
        label: formaterInstant(new Date(date.debut)),
        help: prix(date),
      }))}
      value={choisie}
      onChoose={onChoisir}
    />
  )

/** Accepts one of the proposed dates in one press, or refuses them in a dialog. */
export const Reponse = ({ prestation, dates, suivi }: Props) => {
  const [premiere] = dates
  const [choix, setChoix] = useState(premiere?.id ?? '')
  const [enCours, setEnCours] = useState(false)
  const [echec, setEchec] = useState<EchecDeGeste | null>(null)
  const [demandee, setDemandee] = useState(false)
  const [manque, setManque] = useState(false)
  const choisie = dates.some(({ id }) => id === choix) ? choix : (premiere?.id ?? '')
  const maintenant = useNow()
  const date = dates.find(({ id }) => id === choisie)
  const regle = date === undefined ? null : regleDAcceptation(date, maintenant)
  const fin = date === undefined ? null : demandeAFaire(prestation, date)
  const confirmer = async (): Promise<void> => {
    setManque(fin !== null && !demandee)
    if (fin !== null && !demandee) return
    setEnCours(true)
    setEchec(null)
    const refus = await suivi.agir(prestation, accepter(choisie, fin !== null))
    setEnCours(false)
    setEchec(refus === null ? null : echecDeGeste(refus))
  }
  const avant = repondreAvant(dates)
  const reservee = dates.length === 1 ? reserveeJusquA : reserveesJusquA
  return (
    <div className={styles['answer']}>
      {dates.length === 1 ? <p>{REPONSE_TEXTS.uneDate}</p> : null}
      <Choix prestation={prestation} dates={dates} choisie={choisie} onChoisir={setChoix} />
      <Regle texte={regle} />
      <DemandeExpresse
        name={`demande-${prestation.id}`}
        fin={fin}
        cochee={demandee}
        manque={manque}
        onCocher={setDemandee}
      />
      {echec === null ? null : <EchecNotice echec={echec} onActualiser={suivi.actualiser} />}
      <div className={styles['actions']}>
        <Button variant="primary" busy={enCours} onClick={() => void confirmer()}>
          {enCours ? REPONSE_TEXTS.accepterEnCours : REPONSE_TEXTS.accepter}
        </Button>
        <Button variant="quiet" onClick={() => suivi.ouvrir({ genre: 'refuser', prestationId: prestation.id })}>
          {dates.length === 1 ? REPONSE_TEXTS.refuserUne : REPONSE_TEXTS.refuser}
        </Button>
      </div>
      <p className={styles['small']}>
        {avant === null ? null : reservee(formaterInstant(avant))} {REPONSE_TEXTS.accord}{' '}
        {regle === null ? REPONSE_TEXTS.changeable : null}
      </p>
    </div>
  )
}
