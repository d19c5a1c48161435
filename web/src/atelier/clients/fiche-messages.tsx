import { useQuery } from '@tanstack/react-query'
import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import { Link } from '../../app/router.ts'
import { FICHE_CLIENT_TEXTS } from './texts.ts'
import { FIL_TEXTS, STATUT_MESSAGE_NOMS } from '../messages/texts.ts'
import { messagesQuery } from './queries.ts'
import { adresseDuLieu } from '../adresses.ts'
import { useReponse } from '../serveur.ts'
import { dateCourte } from '../date-courte.ts'
import { Charge } from '../communs/charge.tsx'
import styles from '../communs/dossier.module.css'

/** The latest messages from the address of a client, and the way to each. */
export const FicheMessages = ({ client: { email } }: { readonly client: ClientDuRegistreReply }) => {
  const demande = useReponse(useQuery(messagesQuery(email)))
  return (
    <section aria-labelledby="client-messages" className={styles['part']}>
      <h3 id="client-messages">{FICHE_CLIENT_TEXTS.messages}</h3>
      <Charge demande={demande} lignes={3}>
        {({ data, total }) => (
          <>
            {data.length === 0 ? <p>{FICHE_CLIENT_TEXTS.aucunMessage}</p> : null}
            <ul className={styles['plain']}>
              {data.map(({ id, sujet, statut, createdAt }) => (
                <li key={id}>
                  <Link to={adresseDuLieu('messages', { id })} className={styles['name']}>
                    {sujet ?? FIL_TEXTS.sansSujet}
                  </Link>{' '}
                  <span className={styles['soft']}>
                    {STATUT_MESSAGE_NOMS[statut]}, {dateCourte(createdAt)}
                  </span>
                </li>
              ))}
            </ul>
            {total > data.length ? (
              <Link className={styles['link']} to={adresseDuLieu('messages', { q: email })}>
                {FICHE_CLIENT_TEXTS.tousMessages} ({total})
              </Link>
            ) : null}
          </>
        )}
      </Charge>
    </section>
  )
}
