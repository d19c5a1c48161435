import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterJour } from '#domain/calendrier/formater-date'
import { formaterCreneau } from '#domain/prestation/creneau'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { commandeeTexte, LIGNE_TEXTS, promisTexte } from '../../../contents/admin-aujourdhui-texts.ts'
import { dureeTexte } from '../../../contents/admin-communs-texts.ts'
import { dernierAppel } from '../../../features/admin/aujourdhui/dernier-appel.ts'
import { echeance } from '../../../features/admin/aujourdhui/echeance.ts'
import { motifDeRefus } from '../../../features/admin/aujourdhui/motif-de-refus.ts'
import { quand } from '../../../features/admin/aujourdhui/quand.ts'
import { situationEnMots } from '../../../features/suivi/situer.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { Telephone } from '../cadre/telephone.tsx'
import { Priorite } from '../cadre/priorite.tsx'
import { BoutonAppel } from './bouton-appel.tsx'
import styles from './ligne.module.css'

type Props = {
  readonly prestation: PrestationReply
  readonly maintenant: Date
  readonly attente: 'contact' | 'nouvelle_date'
  /** Of a call that may be noted. */
  readonly onAppelee?: (prestation: PrestationReply) => void
}

const Echeance = ({ prestation, maintenant }: Pick<Props, 'prestation' | 'maintenant'>) => {
  const { duree, horloge, enRetard } = echeance(new Date(prestation.contactAvant), maintenant)
  return (
    <p className={styles['due']} data-late={enRetard || undefined}>
      <strong>{duree}</strong> <span>{horloge}</span>
    </p>
  )
}

/** When the client would like it: the wishes of the last refusal, else the part of the day of the order. */
const Souhaits = ({ prestation: { souhaits, creneauPrefere } }: Pick<Props, 'prestation'>) =>
  souhaits.length === 0 ? (
    <p>
      {LIGNE_TEXTS.prefere} {formaterCreneau(creneauPrefere)}
    </p>
  ) : (
    <p>
      {LIGNE_TEXTS.souhaite}{' '}
      {souhaits.map(({ date, creneau }) => `${formaterJour(date)}, ${formaterCreneau(creneau)}`).join(' ; ')}
    </p>
  )

const Appel = ({ prestation, maintenant }: Pick<Props, 'prestation' | 'maintenant'>) => {
  const appel = dernierAppel(prestation)
  return appel === null ? null : (
    <p>
      {LIGNE_TEXTS.appele} {quand(appel.le, maintenant)}
      {appel.note === '' ? '' : `\u00a0: ${appel.note}`}
    </p>
  )
}

const Travail = ({ prestation, maintenant }: Pick<Props, 'prestation' | 'maintenant'>) => {
  const { service, duree, devis, modalite, adresse, description, createdAt } = prestation
  const motif = motifDeRefus(prestation)
  return (
    <div className={styles['work']}>
      <p>{promisTexte(service.serviceName, dureeTexte(duree * 60), formaterMontant(devis.totalNet))}</p>
      <p>{modalite === 'a_distance' ? LIGNE_TEXTS.aDistance : adresse}</p>
      {description === '' ? null : <p className={styles['said']}>{description}</p>}
      <Souhaits prestation={prestation} />
      {motif === '' ? null : (
        <p>
          {LIGNE_TEXTS.refus} {motif}
        </p>
      )}
      <Appel prestation={prestation} maintenant={maintenant} />
      <p className={styles['soft']}>{commandeeTexte(quand(new Date(createdAt), maintenant))}</p>
    </div>
  )
}

/** A client who waits for a call or for another date: who, until when, and what one may do. */
export const Ligne = ({ prestation, maintenant, attente, onAppelee }: Props) => {
  const { reference, client, priorite } = prestation
  return (
    <li className={styles['line']} data-place>
      <div className={styles['who']}>
        <h3>{client.nom}</h3>
        <Priorite priorite={priorite} />
        <Link to={adresseDuLieu('prestations', { id: reference })} className={styles['file']}>
          {reference}
        </Link>
      </div>
      {attente === 'contact' ? (
        <Echeance prestation={prestation} maintenant={maintenant} />
      ) : (
        <p className={styles['due']}>{situationEnMots(prestation, maintenant, 'entreprise')}</p>
      )}
      <Travail prestation={prestation} maintenant={maintenant} />
      <div className={styles['ways']}>
        <Telephone telephone={client.telephone} nom={client.nom} />
        <ButtonLink to={adresseDuLieu('prestations', { id: reference, proposer: '1' })}>
          {LIGNE_TEXTS.proposer}
          <span className="visually-hidden"> : {reference}</span>
        </ButtonLink>
        {onAppelee === undefined ? null : <BoutonAppel prestation={prestation} onAppelee={onAppelee} />}
      </div>
    </li>
  )
}
