import { BASE_VILLE } from '#domain/zone/zone-intervention'
import { KM_OFFERTS } from '#domain/tarification/frais-deplacement'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { useSite } from '../../app/site.ts'
import { Card } from '../../components/card.tsx'
import { Head } from '../../components/head.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { CONTACT_TEXTS, zoneTextes } from '../../contents/contact-texts.ts'
import { FormulaireContact } from './formulaire-contact.tsx'
import { Facts } from '../../components/facts.tsx'
import { HORAIRES_ACCUEIL } from '../../contents/horaires.ts'
import styles from './contact.module.css'

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

/** For when the form would be too slow. */
const Urgence = () => (
  <section className={styles['emergency']} aria-labelledby="urgence">
    <h2 id="urgence" className={styles['emergencyTitle']}>
      {CONTACT_TEXTS.urgence}
    </h2>
    <p>{CONTACT_TEXTS.urgenceTexte}</p>
    <PhoneLink telephone={useSite().entreprise.telephone} className={styles['emergencyPhone']} />
    <p className={styles['small']}>{CONTACT_TEXTS.urgenceConseil}</p>
  </section>
)

/** When somebody answers, and when nobody will. */
const Horaires = () => (
  <Card title={CONTACT_TEXTS.horaires}>
    <Facts className={styles['hours']} facts={HORAIRES_ACCUEIL.map(({ jours, heures }) => [jours, heures] as const)} />
    {useSite().fermetures?.map((phrase) => (
      <p key={phrase}>{phrase}</p>
    ))}
  </Card>
)
