import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import { itineraire } from '#adapters/http/contract/values/agenda-reply'
import { FICHE_CLIENT_TEXTS } from './texts.ts'
import styles from '../communs/dossier.module.css'
import { Telephone } from '../communs/telephone.tsx'

/** To call, to write to, to go to. */
export const FicheContact = ({ client }: { readonly client: ClientDuRegistreReply }) => {
  const adresse = [client.adresse, `${client.codePostal} ${client.ville}`.trim()].filter((t) => t !== '').join(', ')
  return (
    <div>
      <p className={styles['ways']}>
        {client.telephone === '' ? null : <Telephone telephone={client.telephone} nom={client.nom} />}
        <a href={`mailto:${client.email}`} className={styles['link']}>
          {client.email}
        </a>
      </p>
      {adresse === '' ? null : (
        <p className={styles['ways']}>
          <span>{adresse}</span>
          <a href={itineraire(adresse)} target="_blank" rel="noreferrer" className={styles['link']}>
            {FICHE_CLIENT_TEXTS.itineraire}
            <span className="visually-hidden"> : {adresse}</span>
          </a>
        </p>
      )}
    </div>
  )
}
