import { type Service, SERVICE_REPARATION } from '#domain/catalogue/catalogue'
import { formaterMontant } from '#domain/shared/montant'
import { ButtonLink } from '../../components/button.tsx'
import { Sign } from '../../components/sign.tsx'
import { PIECES_DETACHEES_TEXTS } from '../../contents/pieces-detachees-texts.ts'
import { SERVICES_TEXTS } from '../../contents/services-texts.ts'
import { ancreDeLigne } from '../../features/recherche/lien-service.ts'
import { TexteVise } from '../../features/recherche/texte-vise.tsx'
import { useState } from 'react'
import styles from './service-card.module.css'

const Description = ({ service }: { readonly service: Service }) => (
  <ul className={styles['lines']}>
    {service.description.split('\n').map((line, index) => (
      <li key={line} id={index === 0 ? undefined : ancreDeLigne(service.id, index)} tabIndex={-1}>
        <TexteVise ancre={ancreDeLigne(service.id, index)} texte={line} />
      </li>
    ))}
  </ul>
)

const Price = ({ service }: { readonly service: Service }) => (
  <p className={styles['price']}>
    <strong>{formaterMontant(service.prix)}</strong>
    {service.forfait === null ? null : <span>{service.forfait}</span>}
  </p>
)

/** One service; names the legal duty to offer parts of the circular economy. */
const Pieces = () => (
  <div className={styles['parts']}>
    <p className={styles['warning']}>
      <Sign kind="warning" />
      {PIECES_DETACHEES_TEXTS.avertissementPieces}
    </p>
    <p>{SERVICES_TEXTS.choixPieces}</p>
  </div>
)

/** One line of the price list: what is done, for how much, and the way to order it. */
export const ServiceCard = ({ service }: { readonly service: Service }) => (
  <article id={ancreDeLigne(service.id, 0)} tabIndex={-1} data-search="off" className={styles['card']}>
    <div className={styles['what']}>
      <h3>
        <TexteVise ancre={ancreDeLigne(service.id, 0)} texte={service.nom} />
      </h3>
      <ServiceImage image={service.image} />
      <Description service={service} />
      {service.aDistance ? <p className={styles['remote']}>{SERVICES_TEXTS.aDistance}</p> : null}
      {service.id === SERVICE_REPARATION ? <Pieces /> : null}
    </div>
    <div className={styles['order']}>
      <Price service={service} />
      <ButtonLink to={`/commanderPrestation/${service.id}/informations`}>
        {SERVICES_TEXTS.commander}
        <span className="visually-hidden"> : {service.nom}</span>
      </ButtonLink>
    </div>
  </article>
)

/** The optional picture of a service; hidden when it cannot be loaded. */
const ServiceImage = ({ image }: { readonly image: string | null }) => {
  const [broken, setBroken] = useState(false)
  if (image === null || broken) return null
  return <img src={image} alt="" loading="lazy" width={320} height={180} onError={() => setBroken(true)} />
}
