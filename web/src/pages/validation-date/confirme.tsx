import { formaterMontant } from '#domain/shared/montant'
import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import { PROPOSITION_TEXTS as TEXTS, PROPOSITION_TITRES } from '../../contents/proposition-texts.ts'
import { cheminDe } from '../../features/proposition/action.ts'
import type { Reponse } from '../../features/proposition/decision.ts'
import { heuresEnMots, jourEnMots } from '../../features/proposition/en-mots.ts'
import { Carte } from './carte.tsx'
import { Changer } from './changer.tsx'
import type { Lien } from './lien.ts'
import styles from './validation-date.module.css'

type Props = {
  readonly lien: Lien
  readonly proposition: PropositionReply
  readonly reponse: Reponse
  readonly maintenant: Date
  readonly focus: boolean
}

export const Confirme = ({ lien, proposition, reponse, maintenant, focus }: Props) => (
  <Carte kind="success" titre={PROPOSITION_TITRES.confirme} focus={focus}>
    <p className={styles['day']}>
      {jourEnMots(reponse.date)}
      <span className={styles['hours']}>{heuresEnMots(reponse.date)}</span>
    </p>
    <p>
      {proposition.prestation.service} · {proposition.prestation.reference}
    </p>
    <p>
      {TEXTS.prix} <strong>{formaterMontant(reponse.date.total)}</strong>
    </p>
    <p>{TEXTS.confirmeSuite}</p>
    <Changer
      reponse={reponse}
      maintenant={maintenant}
      vers={cheminDe(lien.id, lien.token, 'refuser')}
      texte={TEXTS.changerRefus}
    />
  </Carte>
)
