import * as E from '#fp/Either'
import { codeVerification, lireCode } from '#domain/verification/code-verification'
import { useParams } from '../../app/router.ts'
import { Head } from '../../components/head.tsx'
import { VERIFICATION_TEXTS as TEXTS } from '../../contents/verification-texts.ts'
import { CHEMIN_VERIFICATION } from '../../features/verification/chemin-verification.ts'
import { FormulaireCode } from './formulaire-code.tsx'
import { Verdict } from './verdict.tsx'
import styles from './verifier.module.css'

/** Whether a paper is one of ours: the field to type its code, and what the code of the address tells. */
export const VerifierPage = () => {
  const { code: ecrit = '' } = useParams()
  const code = lireCode(ecrit)
  return (
    <div className={styles['page']}>
      <Head title={TEXTS.titre} description={TEXTS.description} canonical={CHEMIN_VERIFICATION} noindex />
      <h1>{TEXTS.titre}</h1>
      {E.isRight(code) ? (
        <Verdict key={ecrit} code={codeVerification(code.right)} />
      ) : (
        <p className={styles['lead']}>{TEXTS.chapeau}</p>
      )}
      <FormulaireCode key={`saisie-${ecrit}`} ecrit={ecrit} verifie={E.isRight(code)} />
    </div>
  )
}
