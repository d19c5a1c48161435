import type { VisiteReply } from '#adapters/http/contract/values/visite-reply'
import { formaterPlage } from '#domain/calendrier/formater-plage'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { dureeTexte, LIGNE_TEXTS, promisTexte } from '../../../contents/admin-aujourdhui-texts.ts'
import { echeance } from '../../../features/admin/aujourdhui/echeance.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import { Telephone } from '../cadre/telephone.tsx'
import styles from './ligne.module.css'

type Props = { readonly visite: VisiteReply; readonly maintenant: Date }

/** A date that is held until the client answers. */
export const LigneSansReponse = ({ visite, maintenant }: Props) => {
  const { prestation, client, date, service, heures } = visite
  const { duree, horloge } = echeance(new Date(date.expireLe), maintenant)
  return (
    <li className={styles['line']} data-place>
      <div className={styles['who']}>
        <h3>{client.nom}</h3>
        <Link to={adresseDOnglet('prestations', { id: prestation.id })} className={styles['file']}>
          {prestation.reference}
        </Link>
      </div>
      <p className={styles['due']}>
        <strong>{duree}</strong> <span>{horloge}</span>
      </p>
      <div className={styles['work']}>
        <p>{formaterPlage(new Date(date.debut), new Date(date.fin))}</p>
        <p>{promisTexte(service, dureeTexte(heures * 60), formaterMontant(date.total))}</p>
        <p>{visite.aDistance ? LIGNE_TEXTS.aDistance : visite.ville}</p>
      </div>
      <div className={styles['ways']}>
        <Telephone telephone={client.telephone} nom={client.nom} />
      </div>
    </li>
  )
}
