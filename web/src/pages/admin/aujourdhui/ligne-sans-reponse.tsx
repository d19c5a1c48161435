import type { AttenteDeReponseReply } from '#adapters/http/contract/routes/aujourdhui'
import { formaterPlage } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { devisAttenduTexte, LIGNE_TEXTS, promisTexte } from '../../../contents/admin-aujourdhui-texts.ts'
import { dureeTexte } from '../../../contents/admin-communs-texts.ts'
import { echeance } from '../../../features/admin/aujourdhui/echeance.ts'
import { repondreAvantLe } from '../../../features/admin/aujourdhui/repondre-avant-le.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { datesEnAttente } from '../../../features/suivi/rendez-vous.ts'
import { Telephone } from '../cadre/telephone.tsx'
import styles from './ligne.module.css'

type Props = { readonly attente: AttenteDeReponseReply; readonly maintenant: Date }

/** What the client is asked: which of the dates, and whether the other quote is right. */
const Questions = ({ attente: { prestation, devis }, maintenant }: Props) => {
  const { service, duree, modalite, adresse } = prestation
  return (
    <div className={styles['work']}>
      {datesEnAttente(prestation, maintenant).map(({ id, debut, fin, total }) => (
        <p key={id}>
          {formaterPlage(new Date(debut), new Date(fin))}, {formaterMontant(total)}
        </p>
      ))}
      {devis === null ? null : (
        <p>
          <strong>{devisAttenduTexte(devis.version, formaterMontant(devis.total))}</strong>
        </p>
      )}
      <p>{promisTexte(service.serviceName, dureeTexte(duree * 60), formaterMontant(prestation.devis.totalNet))}</p>
      <p>{modalite === 'a_distance' ? LIGNE_TEXTS.aDistance : adresse}</p>
    </div>
  )
}

/** An order whose client has an answer to give, and until when. */
export const LigneSansReponse = ({ attente, maintenant }: Props) => {
  const { reference, client } = attente.prestation
  const avant = repondreAvantLe(attente, maintenant)
  const due = avant === null ? null : echeance(avant, maintenant)
  return (
    <li className={styles['line']} data-place>
      <div className={styles['who']}>
        <h3>{client.nom}</h3>
        <Link to={adresseDuLieu('prestations', { id: reference })} className={styles['file']}>
          {reference}
        </Link>
      </div>
      {due === null ? null : (
        <p className={styles['due']}>
          <strong>{due.duree}</strong> <span>{due.horloge}</span>
        </p>
      )}
      <Questions attente={attente} maintenant={maintenant} />
      <div className={styles['ways']}>
        <Telephone telephone={client.telephone} nom={client.nom} />
      </div>
    </li>
  )
}
