import type { ARembourserReply } from '#adapters/http/contract/routes/aujourdhui'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { aRembourserTexte, FRAIS_D_ABORD } from '../../../contents/admin-aujourdhui-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { Telephone } from '../cadre/telephone.tsx'
import styles from './ligne.module.css'

/** A cancelled order that still holds money, which nobody billed. */
export const LigneARembourser = ({ prestation, montant, fraisPossibles }: ARembourserReply) => {
  const { id, reference, client, service } = prestation
  return (
    <li className={styles['line']} data-place>
      <div className={styles['who']}>
        <h3>{client.nom}</h3>
        <Link to={adresseDuLieu('prestations', { id: reference })} className={styles['file']}>
          {reference}
        </Link>
      </div>
      <div className={styles['work']}>
        <p>
          <Link to={adresseDuLieu('prestations', { id: reference, rendre: '1' })}>
            <strong>{aRembourserTexte(formaterMontant(montant))}</strong>
          </Link>
        </p>
        {fraisPossibles ? (
          <p>
            <Link to={adresseDuLieu('factures', { facturer: id })}>{FRAIS_D_ABORD}</Link>
          </p>
        ) : null}
        <p>{service.serviceName}</p>
      </div>
      <div className={styles['ways']}>
        <Telephone telephone={client.telephone} nom={client.nom} />
      </div>
    </li>
  )
}
