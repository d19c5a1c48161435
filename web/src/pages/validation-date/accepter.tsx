import { formaterMontant } from '#domain/shared/montant'
import type { DateReply } from '#adapters/http/contract/values/prestation-reply'
import { Link } from '../../app/router.ts'
import { useNow } from '../../browser/use-now.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { PROPOSITION_TEXTS as TEXTS } from '../../contents/proposition-texts.ts'
import { cheminDe } from '../../features/proposition/action.ts'
import { dateChoisie, datesAuChoix, demandeAFaire } from '../../features/proposition/decision.ts'
import { heuresEnMots, jourEnTete } from '../../features/proposition/en-mots.ts'
import { regleDAcceptation } from '../../features/suivi/regle.ts'
import { DemandeExpresse } from '../mon-espace/gestes/demande-expresse.tsx'
import { EchecNotice } from '../mon-espace/gestes/echec-notice.tsx'
import { Regle } from '../mon-espace/gestes/regle.tsx'
import { Deja } from './deja.tsx'
import { Fiche } from './fiche.tsx'
import type { FormulaireProps } from './formulaire-props.ts'
import styles from './validation-date.module.css'

const enChoix = (date: DateReply) => ({
  value: date.id,
  label: jourEnTete(date),
  help: `${heuresEnMots(date)} · ${formaterMontant(date.total)}`,
})

type ChoixProps = {
  readonly dates: readonly DateReply[]
  readonly choisie: string
  readonly onChoisir: (id: string) => void
}

const Choix = ({ dates, choisie, onChoisir }: ChoixProps) => (
  <div className={styles['choose']}>
    <RadioGroup
      name="date"
      label={TEXTS.choisir}
      help={TEXTS.choixAide}
      choices={dates.map(enChoix)}
      value={choisie}
      onChoose={onChoisir}
    />
  </div>
)

/** One press that agrees on the date; the others of the proposal can be chosen instead. */
export const Accepter = ({ lien, proposition, reponse, saisie, onRelire }: FormulaireProps) => {
  const dates = datesAuChoix(proposition)
  const choisie = dateChoisie(proposition, saisie.saisie.date)
  const regle = regleDAcceptation(choisie, useNow())
  const plusieurs = dates.length > 1
  return (
    <>
      <h1 tabIndex={-1}>{TEXTS.accepter}</h1>
      <Deja reponse={reponse} />
      {proposition.date.statut === 'expire' ? (
        <Notice kind="info">
          <p>{TEXTS.dateExpiree}</p>
        </Notice>
      ) : null}
      {plusieurs ? <Choix dates={dates} choisie={choisie.id} onChoisir={(date) => saisie.saisir({ date })} /> : null}
      <Fiche proposition={proposition} date={choisie}>
        <Regle texte={regle} />
        <DemandeExpresse
          name="debutAnticipe"
          fin={demandeAFaire(proposition, choisie)}
          cochee={saisie.saisie.demandee}
          manque={saisie.manque}
          onCocher={(demandee) => saisie.saisir({ demandee })}
        />
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
