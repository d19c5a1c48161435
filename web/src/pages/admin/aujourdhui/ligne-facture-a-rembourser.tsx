import type { FactureARembourserReply } from '#adapters/http/contract/routes/aujourdhui'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { aRembourserTexte } from '../../../contents/admin-aujourdhui-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { Telephone } from '../cadre/telephone.tsx'
import styles from './ligne.module.css'

/** An invoice that holds more than is due for it. */
export const LigneFactureARembourser = ({ numero, client, service, montant }: FactureARembourserReply) => (
  <li className={styles['line']} data-place>
    <div className={styles['who']}>
      <h3>{client.nom}</h3>
      <Link to={adresseDuLieu('factures', { numero })} className={styles['file']}>
        {numero}
      </Link>
    </div>
    <div className={styles['work']}>
      <p>
        <strong>{aRembourserTexte(formaterMontant(montant))}</strong>
      </p>
      <p>{service}</p>
    </div>
    <div className={styles['ways']}>
      <Telephone telephone={client.telephone} nom={client.nom} />
    </div>
  </li>
)
