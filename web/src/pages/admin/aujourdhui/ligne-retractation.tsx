import type { RetractationATraiterReply } from '#adapters/http/contract/values/retractation-reply'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { dernierJourTexte, RETRACTATION_ACTES } from '../../../contents/admin-aujourdhui-texts.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import { useJournee } from '../../../features/admin/panneau/journee.ts'
import { Marque } from '../retractations/marque.tsx'
import styles from './ligne.module.css'

type Props = { readonly retractation: RetractationATraiterReply; readonly maintenant: Date }

/** A withdrawal that still asks for something, and the last day the law gives for it. */
export const LigneRetractation = ({ retractation, maintenant }: Props) => {
  const { recharger } = useJournee()
  const { id, nom, email, reference, prestationId, acte, avant, aRendre } = retractation
  return (
    <li className={styles['line']} data-place>
      <div className={styles['who']}>
        <h3>{nom}</h3>
        {prestationId === null ? (
          <span>{reference}</span>
        ) : (
          <Link to={adresseDOnglet('prestations', { id: prestationId })} className={styles['file']}>
            {reference}
          </Link>
        )}
      </div>
      <p className={styles['due']} data-late={avant < dateParis(maintenant) || undefined}>
        <strong>{dernierJourTexte(formaterJour(avant))}</strong>
      </p>
      <div className={styles['work']}>
        <p>
          {RETRACTATION_ACTES[acte]}
          {aRendre === null ? null : <strong>{`\u00a0: ${formaterMontant(aRendre)}`}</strong>}
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
      <div className={styles['ways']}>
        <Marque id={id} reference={reference} traitee={false} onMarquee={() => void recharger()} />
      </div>
    </li>
  )
}
