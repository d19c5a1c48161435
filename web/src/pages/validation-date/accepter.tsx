import { formaterMontant } from '#domain/shared/montant'
import type { DateReply } from '#adapters/http/contract/values/date-reply'
import { Link } from '../../app/router.ts'
import { Button } from '../../components/button.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { PROPOSITION_TEXTS as TEXTS } from '../../contents/proposition-texts.ts'
import { cheminDe } from '../../features/proposition/action.ts'
import { datesAuChoix } from '../../features/proposition/decision.ts'
import { heuresEnMots, jourEnTete } from '../../features/proposition/en-mots.ts'
import { EchecNotice } from '../mon-espace/gestes/echec-notice.tsx'
import { Deja } from './deja.tsx'
import { Fiche } from './fiche.tsx'
import type { FormulaireProps } from './formulaire-props.ts'
import styles from './validation-date.module.css'

const enChoix = (date: DateReply) => ({
  value: date.id,
  label: jourEnTete(date),
  help: `${heuresEnMots(date)} · ${formaterMontant(date.total)}`,
})

/** One press that agrees on the date; the others of the proposal can be chosen instead. */
export const Accepter = ({ lien, proposition, reponse, saisie, onRelire }: FormulaireProps) => {
  const dates = datesAuChoix(proposition)
  const choisie = dates.find(({ id }) => id === saisie.saisie.date) ?? proposition.date
  const plusieurs = dates.length > 1
  return (
    <>
      <h1 tabIndex={-1}>{TEXTS.accepter}</h1>
      <Deja reponse={reponse} />
      {plusieurs ? (
        <div className={styles['choose']}>
          <RadioGroup
            name="date"
            label={TEXTS.choisir}
            help={TEXTS.choixAide}
            choices={dates.map(enChoix)}
            value={choisie.id}
            onChoose={(date) => saisie.saisir({ date })}
          />
        </div>
      ) : null}
      <Fiche proposition={proposition} date={choisie}>
        {saisie.echec === null ? null : <EchecNotice echec={saisie.echec} onActualiser={onRelire} />}
        <div className={styles['actions']}>
          <Button variant="primary" busy={saisie.enCours} onClick={() => void saisie.envoyer('accepter')}>
            {saisie.enCours ? TEXTS.enCours : TEXTS.confirmerBouton}
          </Button>
        </div>
        <p className={styles['small']}>{TEXTS.accord}</p>
      </Fiche>
      <p>
        <Link to={cheminDe(lien.id, lien.token, 'refuser')}>
          {plusieurs ? TEXTS.versRefusPlusieurs : TEXTS.versRefus}
        </Link>
      </p>
    </>
  )
}
