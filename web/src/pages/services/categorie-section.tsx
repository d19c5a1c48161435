import { CATALOGUE } from '#domain/catalogue/catalogue'
import type { Categorie } from '#domain/catalogue/categorie'
import { CATEGORIE_TEXTS } from '../../contents/categorie-texts.ts'
import { TradeDrawing } from '../../drawings/trade-drawing.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './services.module.css'

/** One trade with its services; its id is the anchor that other pages link to. */
export const CategorieSection = ({ categorie }: { readonly categorie: Categorie }) => (
  <section id={categorie} tabIndex={-1} className={styles['section']} aria-labelledby={`${categorie}-titre`}>
    <div className={styles['heading']}>
      <TradeDrawing categorie={categorie} />
      <h2 id={`${categorie}-titre`}>{CATEGORIE_TEXTS[categorie].titre}</h2>
      <p>{CATEGORIE_TEXTS[categorie].texte}</p>
    </div>
    <div>
      {CATALOGUE.filter((service) => service.categorie === categorie).map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </div>
  </section>
)
