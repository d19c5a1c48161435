import { useParams } from '../../app/router.ts'
import { lireAction, type ActionDeLien } from '../../features/proposition/action.ts'
import { Head } from '../../components/head.tsx'
import { PROPOSITION_TEXTS, PROPOSITION_TITRES } from '../../contents/proposition-texts.ts'
import { Aide } from './aide.tsx'
import { Carte } from './carte.tsx'
import * as E from '#fp/Either'
import { useProposition } from '../../features/proposition/use-proposition.ts'
import { Reponse } from './reponse.tsx'
import { useLate } from '../../browser/use-late.ts'
import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import styles from './validation-date.module.css'

export const ValidationDatePage = () => {
  const { id = '', token = '', action } = useParams()
  const lue = lireAction(action)
  return lue === null ? <ActionInconnue /> : <Proposition key={`${id}/${token}`} id={id} token={token} action={lue} />
}

/** Neither an acceptance nor a refusal. */
const ActionInconnue = () => (
  <div className={styles['page']}>
    <Head title={PROPOSITION_TITRES.inconnue} description={PROPOSITION_TEXTS.description} />
    <Carte kind="error" titre={PROPOSITION_TITRES.inconnue}>
      <p>{PROPOSITION_TEXTS.inconnueTexte}</p>
    </Carte>
    <Aide />
  </div>
)

type Props = { readonly id: string; readonly token: string; readonly action: ActionDeLien }

/** The proposal behind the link. Opening it answers nothing. */
const Proposition = ({ id, token, action }: Props) => {
  const proposition = useProposition(id, token)
  const { lecture, relire } = proposition
  return (
    <div className={styles['page']}>
      <Head title={PROPOSITION_TEXTS.titre} description={PROPOSITION_TEXTS.description} />
      {lecture === null ? <Attente /> : null}
      {lecture !== null && E.isLeft(lecture) ? <LectureEchouee echec={lecture.left} onRelire={relire} /> : null}
      {lecture !== null && E.isRight(lecture) ? (
        <Reponse lien={{ id, token }} action={action} proposition={lecture.right} source={proposition} />
      ) : null}
      <Aide />
    </div>
  )
}

/** The page has its heading from the start; the wait is told once it is long enough to be noticed. */
const Attente = () => (
  <div className={styles['wait']}>
    <h1 tabIndex={-1}>{PROPOSITION_TEXTS.titre}</h1>
    <output>{useLate() ? PROPOSITION_TEXTS.attente : ''}</output>
  </div>
)

type LectureEchoueeProps = { readonly echec: CallFailure; readonly onRelire: () => Promise<void> }

/** Why there is nothing to answer, and what to do. */
const LectureEchouee = ({ echec, onRelire }: LectureEchoueeProps) =>
  echec._tag === 'Reseau' || echec.status >= 429 ? (
    <Carte kind="error" titre={PROPOSITION_TEXTS.reseauTitre}>
      <p role="alert">{reasonOf(echec, PROPOSITION_TEXTS.reseauTexte)}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => void onRelire()}>
          {PROPOSITION_TEXTS.reessayer}
        </Button>
      </div>
    </Carte>
  ) : (
    <Carte kind="warning" titre={PROPOSITION_TEXTS.lienTitre}>
      <p role="alert">{echec.message}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/mes-prestations">{PROPOSITION_TEXTS.espace}</ButtonLink>
      </div>
    </Carte>
  )
