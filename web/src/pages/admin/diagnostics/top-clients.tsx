import { useId } from 'react'
import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { DIAGNOSTICS_TEXTS } from '../../../contents/admin-diagnostics-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import styles from './diagnostics.module.css'
import tableau from './tableau.module.css'

type Client = DiagnosticsReply['topClients'][number]

const Ligne = ({ id, nom, prestations, montant }: Client) => (
  <tr>
    <th scope="row">
      <Link to={adresseDuLieu('clients', { id })} state={STAY} className={styles['name']}>
        {nom}
      </Link>
    </th>
    <td>{prestations.toLocaleString('fr-FR')}</td>
    <td>{formaterMontant(montant)}</td>
  </tr>
)

/** The ten clients with most orders. */
export const TopClients = ({ clients }: { readonly clients: readonly Client[] }) => {
  const titreId = useId()
  return (
    <section className={styles['part']}>
      <h2 id={titreId}>{DIAGNOSTICS_TEXTS.topClients}</h2>
      {clients.length === 0 ? (
        <p className={styles['soft']}>{DIAGNOSTICS_TEXTS.topClientsVide}</p>
      ) : (
        <table aria-labelledby={titreId} className={tableau['table']}>
          <thead>
            <tr>
              <th scope="col">{DIAGNOSTICS_TEXTS.client}</th>
              <th scope="col">{DIAGNOSTICS_TEXTS.prestations}</th>
              <th scope="col">{DIAGNOSTICS_TEXTS.montant}</th>
            </tr>
          </thead>
          <tbody>
            {clients.map((client) => (
              <Ligne key={client.id} {...client} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
