import { useQuery } from '@tanstack/react-query'
import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { FICHE_CLIENT_TEXTS } from './texts.ts'
import { STATUT_NOMS } from '../noms.ts'
import { prestationsQuery } from './queries.ts'
import { adresseDuLieu } from '../adresses.ts'
import { useReponse } from '../serveur.ts'
import { dateCourte } from '../date-courte.ts'
import { Charge } from '../communs/charge.tsx'
import styles from '../communs/dossier.module.css'

/** The latest orders of a client, and the way to each. */
export const FichePrestations = ({ client: { email } }: { readonly client: ClientDuRegistreReply }) => {
  const demande = useReponse(useQuery(prestationsQuery(email)))
  return (
    <section aria-labelledby="client-prestations" className={styles['part']}>
      <h3 id="client-prestations">{FICHE_CLIENT_TEXTS.prestations}</h3>
      <Charge demande={demande} lignes={3}>
        {({ data, total }) => (
          <>
            {data.length === 0 ? <p>{FICHE_CLIENT_TEXTS.aucunePrestation}</p> : null}
            <ul className={styles['plain']}>
              {data.map(({ id, reference, service, statut, devis, createdAt }) => (
                <li key={id}>
                  <Link to={adresseDuLieu('prestations', { id: reference })} className={styles['name']}>
                    {reference}
                  </Link>{' '}
                  {service.serviceName}
                  <br />
                  <span className={styles['soft']}>
                    {STATUT_NOMS[statut]}, {formaterMontant(devis.totalNet)}, {dateCourte(createdAt)}
                  </span>
                </li>
              ))}
            </ul>
            {total > data.length ? (
              <Link className={styles['link']} to={adresseDuLieu('prestations', { q: email })}>
                {FICHE_CLIENT_TEXTS.toutesPrestations} ({total})
              </Link>
            ) : null}
          </>
        )}
      </Charge>
    </section>
  )
}
