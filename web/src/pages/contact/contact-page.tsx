import { BASE_VILLE } from '#domain/zone/coordonnees'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/zone-intervention'
import { useSite } from '../../app/site.ts'
import { Card } from '../../components/card.tsx'
import { Head } from '../../components/head.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { CONTACT_TEXTS, zoneTextes } from '../../contents/contact-texts.ts'
import { HORAIRES_ACCUEIL } from '../../contents/horaires.ts'
import styles from './contact.module.css'

const Horaires = () => (
  <dl className={styles['hours']}>
    {HORAIRES_ACCUEIL.map(({ jours, heures }) => (
      <div key={jours}>
        <dt>{jours}</dt>
        <dd>{heures}</dd>
      </div>
    ))}
  </dl>
)

/** Section 2, Contact: how to reach the business, and how far it travels. */
export const ContactPage = () => {
  const { entreprise } = useSite()
  return (
    <>
      <Head title={CONTACT_TEXTS.titreDocument} description={CONTACT_TEXTS.description} canonical="/contact" />
      <h1>{CONTACT_TEXTS.titre}</h1>
      <p className={styles['lead']}>{CONTACT_TEXTS.chapeau}</p>
      <div className={styles['cards']}>
        <Card title={CONTACT_TEXTS.telephone}>
          <PhoneLink telephone={entreprise.telephone} className={styles['large']} />
          <p>{CONTACT_TEXTS.telephoneAide}</p>
        </Card>
        <Card title={CONTACT_TEXTS.courriel}>
          <a href={`mailto:${entreprise.email}`} className={styles['large']}>
            {entreprise.email}
          </a>
          <p>{CONTACT_TEXTS.courrielAide}</p>
        </Card>
        <Card title={CONTACT_TEXTS.horaires}>
          <Horaires />
        </Card>
        <Card title={CONTACT_TEXTS.zone}>
          {zoneTextes(BASE_VILLE, RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM).map((texte) => (
            <p key={texte}>{texte}</p>
          ))}
        </Card>
      </div>
    </>
  )
}
