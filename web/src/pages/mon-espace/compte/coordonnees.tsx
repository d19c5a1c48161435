import { formaterDate } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterTelephone, type Telephone } from '#domain/client/telephone'
import type { ClientReply } from '#adapters/http/contract/routes/comptes'
import { Facts } from '../../../components/facts.tsx'
import { COMPTE_TEXTS } from '../../../contents/mon-compte-texts.ts'
import styles from './onglet-compte.module.css'

const adressePostale = ({ adresse, codePostal, ville }: ClientReply): string =>
  [adresse, [codePostal, ville].filter((texte) => texte !== '').join(' ')].filter((texte) => texte !== '').join(', ')

/** What the account holds about its client. */
export const Coordonnees = ({ client }: { readonly client: ClientReply }) => {
  const faits = [
    [COMPTE_TEXTS.nom, client.nom],
    [COMPTE_TEXTS.email, client.email],
    [COMPTE_TEXTS.telephone, client.telephone === '' ? '' : formaterTelephone(client.telephone as Telephone)],
    [COMPTE_TEXTS.adresse, adressePostale(client)],
    [COMPTE_TEXTS.depuis, formaterDate(dateParis(new Date(client.createdAt)))],
  ] as const
  return (
    <section aria-labelledby="coordonnees">
      <h2 id="coordonnees" className={styles['title']}>
        {COMPTE_TEXTS.coordonnees}
      </h2>
      <Facts className={styles['facts']} facts={faits} />
      <p className={styles['small']}>{COMPTE_TEXTS.corriger}</p>
    </section>
  )
}
