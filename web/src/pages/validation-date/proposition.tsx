import * as E from '#fp/Either'
import { Head } from '../../components/head.tsx'
import { PROPOSITION_TEXTS } from '../../contents/proposition-texts.ts'
import type { ActionDeLien } from '../../features/proposition/action.ts'
import { useProposition } from '../../features/proposition/use-proposition.ts'
import { Aide } from './aide.tsx'
import { Attente } from './attente.tsx'
import { LectureEchouee } from './lecture-echouee.tsx'
import { Reponse } from './reponse.tsx'
import styles from './validation-date.module.css'

type Props = { readonly id: string; readonly token: string; readonly action: ActionDeLien }

/** The proposal behind the link. Opening it answers nothing. */
export const Proposition = ({ id, token, action }: Props) => {
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
