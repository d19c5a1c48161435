import * as E from '#fp/Either'
import { formaterCode } from '#domain/verification/code-verification'
import { useLate } from '../../browser/use-late.ts'
import { VERIFICATION_TEXTS as TEXTS } from '../../contents/verification-texts.ts'
import { useVerification } from '../../features/verification/use-verification.ts'
import { Authentique } from './authentique.tsx'
import { Echec } from './echec.tsx'
import { Inauthentique } from './inauthentique.tsx'
import styles from './verifier.module.css'

const Attente = () => <p className={styles['wait']}>{useLate() ? TEXTS.attente : ''}</p>

/** What the site says of a code; screen readers hear it come. */
export const Verdict = ({ code }: { readonly code: string }) => {
  const { answer, askAgain } = useVerification(code)
  return (
    <div className={styles['verdict']} aria-live="polite">
      <p className={styles['asked']}>{formaterCode(code)}</p>
      {answer === null ? <Attente /> : null}
      {answer !== null && E.isLeft(answer) ? <Echec echec={answer.left} onReessayer={() => void askAgain()} /> : null}
      {answer !== null && E.isRight(answer) ? (
        answer.right.authentique ? (
          <Authentique document={answer.right} />
        ) : (
          <Inauthentique />
        )
      ) : null}
    </div>
  )
}
