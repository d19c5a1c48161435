import type { EssaiReply, VisiteReply } from '#adapters/http/contract/routes/agenda'
import { instantDe } from '#adapters/http/contract/routes/prestations'
import { formaterInstant, formaterPlage } from '#domain/calendrier/formater-date'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { Sign, type SignKind } from '../../../components/sign.tsx'
import { dureeTexte } from '../../../contents/admin-communs-texts.ts'
import { auLieuDeTexte, DATE_TEXTS, prixTexte, trajetTexte } from '../../../contents/admin-date-texts.ts'
import type { DateSaisie } from '../../../features/admin/prestations/date-saisie.ts'
import { estProposable, momentDe } from '../../../features/admin/prestations/dates-saisies.ts'
import type { Essai } from '../../../features/admin/prestations/use-essai.ts'
import styles from './date.module.css'

type Constat = { readonly signe: SignKind; readonly texte: string }

const conflit = ({ client, ville, date }: VisiteReply): Constat => ({
  signe: 'error',
  texte: `${DATE_TEXTS.conflit} ${formaterPlage(new Date(date.debut), new Date(date.fin))}, ${client.nom}, ${ville} (${
    date.statut === 'accepte' ? DATE_TEXTS.convenue : DATE_TEXTS.reservee
  }).`,
})

const siVrai = (vrai: boolean, texte: string): readonly Constat[] => (vrai ? [{ signe: 'warning', texte }] : [])

const majoration = ({ ferie, majore }: EssaiReply): readonly Constat[] =>
  siVrai(majore, `${ferie === null ? DATE_TEXTS.weekend : `${DATE_TEXTS.ferie} ${ferie}`}, ${DATE_TEXTS.majore}.`)

/** What there is to know of a date, what forbids it first. */
const constats = (essai: EssaiReply): readonly Constat[] => [
  ...essai.conflits.map(conflit),
  ...(essai.conflits.length === 0 ? [{ signe: 'success', texte: DATE_TEXTS.libreAlors } as const] : []),
  ...majoration(essai),
  ...siVrai(essai.horsHoraires, DATE_TEXTS.horsHoraires),
  ...siVrai(essai.avantRetractation, DATE_TEXTS.retractation),
]

const Prix = ({ essai, totalDevis }: { readonly essai: EssaiReply; readonly totalDevis: Montant | null }) => (
  <p className={styles['price']}>
    <strong>{prixTexte(formaterMontant(essai.total))}</strong>
    {totalDevis === null || totalDevis === essai.total ? null : (
      <span> {auLieuDeTexte(formaterMontant(totalDevis))}</span>
    )}
    {essai.trajetMinutes === 0 ? null : <span> · {trajetTexte(dureeTexte(essai.trajetMinutes))}</span>}
  </p>
)

type Props = { readonly saisie: DateSaisie; readonly essai: Essai; readonly maintenant: Date }

/** What proposing a date would mean, said as soon as it is known. */
export const EssaiDeDate = ({ saisie, essai, maintenant }: Props) => {
  const moment = momentDe(saisie)
  const utile = moment !== null && estProposable(moment, maintenant)
  const connu = utile ? essai.de(moment) : null
  return (
    <div aria-live="polite" className={styles['meaning']}>
      {utile && connu === null && essai.enCours ? <p className={styles['soft']}>{DATE_TEXTS.enCours}</p> : null}
      {moment === null || connu === null ? null : (
        <>
          <p className={styles['day']}>{formaterInstant(instantDe(moment))}</p>
          <Prix essai={connu} totalDevis={essai.totalDevis} />
          <ul>
            {constats(connu).map(({ signe, texte }) => (
              <li key={texte} data-sign={signe}>
                <Sign kind={signe} />
                <span>{texte}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
