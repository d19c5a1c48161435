import { SERVICE_REPARATION } from '#domain/catalogue/catalogue'
import type { Service } from '#domain/catalogue/service'
import { formaterMontant } from '#domain/shared/montant'
import { ButtonLink } from '../../components/button.tsx'
import { Sign } from '../../components/sign.tsx'
import { SERVICES_TEXTS } from '../../contents/services-texts.ts'
import { ServiceImage } from './service-image.tsx'
import styles from './service-card.module.css'

/** The search points at a service (`service-4`) or at a line after the first (`service-4-p1`). Section 2. */
const lineId = (id: number, index: number): string | undefined => (index === 0 ? undefined : `service-${id}-p${index}`)

const Description = ({ service }: { readonly service: Service }) => (
  <ul className={styles['lines']}>
    {service.description.split('\n').map((line, index) => (
      <li key={line} id={lineId(service.id, index)} tabIndex={-1}>
        {line}
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

/** One line of the price list: what is done, for how much, and the way to order it. */
export const ServiceCard = ({ service }: { readonly service: Service }) => (
  <article id={`service-${service.id}`} tabIndex={-1} className={styles['card']}>
    <div className={styles['what']}>
      <h3>{service.nom}</h3>
      <ServiceImage image={service.image} />
      <Description service={service} />
      {service.aDistance ? <p className={styles['remote']}>{SERVICES_TEXTS.aDistance}</p> : null}
      {service.id === SERVICE_REPARATION ? (
        <p className={styles['warning']}>
          <Sign kind="warning" />
          {SERVICES_TEXTS.avertissementPieces}
        </p>
      ) : null}
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
