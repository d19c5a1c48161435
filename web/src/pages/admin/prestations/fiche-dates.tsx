import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant, formaterPlage } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { MAJORE } from '../../../contents/admin-communs-texts.ts'
import { FICHE_TEXTS, reserveeTexte, STATUT_DATE_NOMS } from '../../../contents/admin-prestations-texts.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { estOuverte } from '../../../features/admin/prestations/rendez-vous.ts'
import { SigneDeDate } from '../cadre/signe-de-date.tsx'
import dossier from '../cadre/dossier.module.css'
import styles from './fiche.module.css'

const Ligne = ({ date }: { readonly date: DateReply }) => {
  const { statut, debut, fin, total, majore, expireLe } = date
  const vivante = statut === 'accepte' || statut === 'propose'
  return (
    <li data-state={vivante ? statut : 'close'}>
      {vivante ? <SigneDeDate convenue={statut === 'accepte'} /> : null}
      <div>
        <p>{formaterPlage(new Date(debut), new Date(fin))}</p>
        <p className={styles['soft']}>
          <strong>{STATUT_DATE_NOMS[statut]}</strong>
          {statut === 'propose' ? `, ${reserveeTexte(formaterInstant(new Date(expireLe)))}` : ''}
          {`\u00a0· ${formaterMontant(total)}`}
          {majore ? ` (${MAJORE})` : ''}
        </p>
      </div>
    </li>
  )
}

/** Every date that was offered and what became of it, the last one first, and the way to offer another. */
export const FicheDates = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const { adresse } = useParametres()
  const { dates } = prestation
  return (
    <section aria-labelledby="fiche-dates" className={dossier['part']}>
      <h3 id="fiche-dates">{FICHE_TEXTS.dates}</h3>
      {dates.length === 0 ? (
        <p>{FICHE_TEXTS.aucuneDate}</p>
      ) : (
        <ul className={styles['dates']}>
          {dates.toReversed().map((date) => (
            <Ligne key={date.id} date={date} />
          ))}
        </ul>
      )}
      {estOuverte(prestation) ? (
        <div>
          <ButtonLink variant="primary" to={adresse({ proposer: '1' })} state={STAY}>
            {dates.length === 0 ? FICHE_TEXTS.proposer : FICHE_TEXTS.modifier}
          </ButtonLink>
        </div>
      ) : (
        <p className={styles['soft']}>{FICHE_TEXTS.close}</p>
      )}
    </section>
  )
}
