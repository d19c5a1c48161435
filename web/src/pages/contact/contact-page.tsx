import { BASE_VILLE } from '#domain/zone/coordonnees'
import { KM_OFFERTS } from '#domain/tarification/frais-deplacement'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { useSite } from '../../app/site.ts'
import { Card } from '../../components/card.tsx'
import { Head } from '../../components/head.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { CONTACT_TEXTS, zoneTextes } from '../../contents/contact-texts.ts'
import styles from './contact.module.css'
import { FormulaireContact } from './formulaire-contact.tsx'
import { Horaires } from './horaires.tsx'
import { Urgence } from './urgence.tsx'

const ZONE = zoneTextes(BASE_VILLE, RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM, KM_OFFERTS)

/** How to reach the business, and how far it travels. */
export const ContactPage = () => {
  const { telephone, email } = useSite().entreprise
  return (
    <>
      <Head title={CONTACT_TEXTS.titreDocument} description={CONTACT_TEXTS.description} canonical="/contact" />
      <h1>{CONTACT_TEXTS.titre}</h1>
      <p className={styles['lead']}>{CONTACT_TEXTS.chapeau}</p>
      <div className={styles['cards']}>
        <Card title={CONTACT_TEXTS.telephone}>
          <PhoneLink telephone={telephone} className={styles['large']} />
          <p>{CONTACT_TEXTS.telephoneAide}</p>
          <p>
            {CONTACT_TEXTS.courriel}{' '}
            <a href={`mailto:${email}`} className={styles['mail']}>
              {email}
            </a>
          </p>
        </Card>
        <Card title={CONTACT_TEXTS.zone}>
          {ZONE.map((texte) => (
            <p key={texte}>{texte}</p>
          ))}
        </Card>
      </div>
      <div className={styles['desk']}>
        <FormulaireContact />
        <div className={styles['aside']}>
          <Urgence />
          <Horaires />
        </div>
      </div>
    </>
  )
}
