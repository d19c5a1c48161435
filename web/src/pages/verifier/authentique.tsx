import type { VerificationReply } from '#adapters/http/contract/routes/documents'
import { formaterDate } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { Facts } from '../../components/facts.tsx'
import { ETATS, nomDuDocument, VERIFICATION_TEXTS as TEXTS } from '../../contents/verification-texts.ts'
import { Carte } from './carte.tsx'
import styles from './verifier.module.css'

type Props = { readonly document: Extract<VerificationReply, { readonly authentique: true }> }

/** What the paper must show, line by line. */
export const Authentique = ({ document: { genre, numero, version, date, total, etat } }: Props) => {
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
