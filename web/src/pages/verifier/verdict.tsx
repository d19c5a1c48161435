import * as E from '#fp/Either'
import { formaterCode } from '#domain/verification/code-verification'
import { useLate } from '../../browser/use-late.ts'
import { VERIFICATION_TEXTS as TEXTS, ETATS, nomDuDocument } from '../../contents/verification-texts.ts'
import { useVerification } from '../../features/verification/use-verification.ts'
import type { VerificationReply } from '#adapters/http/contract/routes/documents'
import { formaterDate } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { Facts } from '../../components/facts.tsx'
import { Carte } from './carte.tsx'
import { useSite } from '../../app/site.ts'
import { PhoneLink } from '../../components/phone-link.tsx'
import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
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

type Props = { readonly document: Extract<VerificationReply, { readonly authentique: true }> }

/** What the paper must show, line by line. */
const Authentique = ({ document: { genre, numero, version, date, total, etat } }: Props) => {
  const faits = [
    [TEXTS.document, nomDuDocument(genre, version)],
    [TEXTS.numero, numero],
    [TEXTS.date, formaterDate(date)],
    [TEXTS.total, formaterMontant(total)],
    [TEXTS.etat, ETATS[etat]],
  ] as const
  return (
    <Carte kind="success" titre={TEXTS.authentique}>
      <p>{TEXTS.authentiqueTexte}</p>
      <Facts className={styles['facts']} facts={faits} />
    </Carte>
  )
}

/** A code that is not ours, and what to do before paying anybody. */
const Inauthentique = () => (
  <Carte kind="error" titre={TEXTS.inauthentique}>
    <p>{TEXTS.inauthentiqueTexte}</p>
    <h3 className={styles['title']}>{TEXTS.queFaire}</h3>
    <ul className={styles['steps']}>
      <li>{TEXTS.relire}</li>
      <li>
        <strong>{TEXTS.nePasPayer}</strong>
      </li>
      <li>
        {TEXTS.appeler} <PhoneLink telephone={useSite().entreprise.telephone} />
      </li>
    </ul>
    <p className={styles['small']}>{TEXTS.ancien}</p>
  </Carte>
)

type EchecProps = { readonly echec: CallFailure; readonly onReessayer: () => void }

/** No verdict: it says nothing of the paper. */
const Echec = ({ echec, onReessayer }: EchecProps) => (
  <Notice kind="error" title={TEXTS.echec} live>
    <p>{reasonOf(echec, TEXTS.reseau)}</p>
    <Button onClick={onReessayer}>{TEXTS.reessayer}</Button>
  </Notice>
)
