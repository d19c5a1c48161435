import type { ReactNode } from 'react'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import type { DateReply } from '#adapters/http/contract/values/prestation-reply'
import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import { PROPOSITION_TEXTS, reserveTexte } from '../../contents/proposition-texts.ts'
import { heuresEnMots, jourEnMots, majorationEnMots } from '../../features/proposition/en-mots.ts'
import styles from './validation-date.module.css'

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
export const Fiche = ({ proposition, date, children }: Props) => (
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
