import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import { useNow } from '../../browser/use-now.ts'
import { type ActionDeLien, cheminDe } from '../../features/proposition/action.ts'
import { reponseDe, vueDe, type Reponse as ReponseRecue } from '../../features/proposition/decision.ts'
import type { PropositionLue } from '../../features/proposition/use-proposition.ts'
import { useReponse } from '../../features/proposition/use-reponse.ts'
import { Accepter } from './accepter.tsx'
import type { Lien } from './lien.ts'
import { Refuser } from './refuser.tsx'
import { formaterMontant } from '#domain/shared/montant'
import { PROPOSITION_TEXTS as TEXTS, PROPOSITION_TITRES } from '../../contents/proposition-texts.ts'
import { heuresEnMots, jourEnMots } from '../../features/proposition/en-mots.ts'
import { Carte } from './carte.tsx'
import { Changer } from './changer.tsx'
import styles from './validation-date.module.css'

type Props = {
  readonly lien: Lien
  readonly action: ActionDeLien
  readonly proposition: PropositionReply
  readonly source: PropositionLue
}

/** The recorded answer, or the form of the action of the link. What is typed outlives a look at the other action. */
export const Reponse = ({ lien, action, proposition, source }: Props) => {
  const maintenant = useNow()
  const saisie = useReponse(proposition, source)
  const vientDeRepondre = source.repondu === action
  const reponse = reponseDe(proposition)
  const vue = vueDe(proposition, action, vientDeRepondre, maintenant)
  if (reponse !== null && vue === 'acceptee') {
    return <Confirme {...{ lien, proposition, reponse, maintenant }} focus={vientDeRepondre} />
  }
  if (reponse !== null && vue === 'refusee') {
    return <Refuse {...{ lien, reponse, maintenant }} focus={vientDeRepondre} />
  }
  const Formulaire = action === 'accepter' ? Accepter : Refuser
  return <Formulaire {...{ lien, proposition, reponse, saisie }} onRelire={() => void source.relire()} />
}

type ConfirmeProps = {
  readonly lien: Lien
  readonly proposition: PropositionReply
  readonly reponse: ReponseRecue
  readonly maintenant: Date
  readonly focus: boolean
}

const Confirme = ({ lien, proposition, reponse, maintenant, focus }: ConfirmeProps) => (
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

type RefuseProps = {
  readonly lien: Lien
  readonly reponse: ReponseRecue
  readonly maintenant: Date
  readonly focus: boolean
}

/** The provider will call to agree on another date. */
const Refuse = ({ lien, reponse, maintenant, focus }: RefuseProps) => (
  <Carte kind="info" titre={PROPOSITION_TITRES.refuse} focus={focus}>
    <p>{TEXTS.refuseSuite}</p>
    <Changer
      reponse={reponse}
      maintenant={maintenant}
      vers={cheminDe(lien.id, lien.token, 'accepter')}
      texte={TEXTS.versAccord}
    />
  </Carte>
)
