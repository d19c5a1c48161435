import { formaterMontant } from '#domain/shared/montant'
import type { DateReply } from '#adapters/http/contract/values/prestation-reply'
import { Link } from '../../app/router.ts'
import { useNow } from '../../browser/use-now.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { PROPOSITION_TEXTS as TEXTS, PROPOSITION_TEXTS, reserveTexte } from '../../contents/proposition-texts.ts'
import { cheminDe } from '../../features/proposition/action.ts'
import { dateChoisie, datesAuChoix, demandeAFaire } from '../../features/proposition/decision.ts'
import { heuresEnMots, jourEnTete, jourEnMots, majorationEnMots } from '../../features/proposition/en-mots.ts'
import { regleDAcceptation } from '../../features/suivi/regle.ts'
import { DemandeExpresse } from '../mon-espace/gestes/demande-expresse.tsx'
import { EchecNotice } from '../mon-espace/gestes/echec-notice.tsx'
import { Regle } from '../mon-espace/gestes/regle.tsx'
import { Deja } from './deja.tsx'
import type { FormulaireProps } from './formulaire-props.ts'
import type { ReactNode } from 'react'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
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

type Props = {
  readonly proposition: PropositionReply
  readonly date: DateReply
  readonly children?: ReactNode
}

const Prix = ({ proposition, date }: Omit<Props, 'children'>) => (
  <div>
    <dt>{PROPOSITION_TEXTS.prix}</dt>
    <dd>
      <strong className={styles['price']}>{formaterMontant(date.total)}</strong>
      <span className={styles['detail']}>{majorationEnMots(date, proposition) ?? PROPOSITION_TEXTS.prixDevis}</span>
    </dd>
  </div>
)

/** A visit as it stands: when, what for, for how much, and until when it is held. */
const Fiche = ({ proposition, date, children }: Props) => (
  <section className={styles['sheet']} aria-label={PROPOSITION_TEXTS.titre}>
    <p className={styles['day']}>
      {jourEnMots(date)}
      <span className={styles['hours']}>{heuresEnMots(date)}</span>
    </p>
    <dl className={styles['facts']}>
      <div>
        <dt>{PROPOSITION_TEXTS.service}</dt>
        <dd>
          {proposition.prestation.service}
          {proposition.aDistance ? <span className={styles['detail']}>{PROPOSITION_TEXTS.aDistance}</span> : null}
        </dd>
      </div>
      <div>
        <dt>{PROPOSITION_TEXTS.reference}</dt>
        <dd>{proposition.prestation.reference}</dd>
      </div>
      <Prix proposition={proposition} date={date} />
    </dl>
    {date.statut === 'propose' ? (
      <p className={styles['held']}>{reserveTexte(formaterInstant(new Date(date.expireLe)))}</p>
    ) : null}
    {children}
  </section>
)
