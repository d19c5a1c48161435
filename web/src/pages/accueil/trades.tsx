import { CATALOGUE } from '#domain/catalogue/catalogue'
import { CATEGORIES, type Categorie } from '#domain/catalogue/categorie'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { ACCUEIL_TEXTS, aPartirDe } from '../../contents/accueil-texts.ts'
import { CATEGORIE_TEXTS } from '../../contents/services-texts.ts'
import { TradeDrawing } from '../../drawings/trade-drawing.tsx'
import styles from './trades.module.css'

const lowestPrice = (categorie: Categorie): Montant =>
  centimes(Math.min(...CATALOGUE.filter((service) => service.categorie === categorie).map((service) => service.prix)))

const Trade = ({ categorie }: { readonly categorie: Categorie }) => (
  <li className={styles['trade']}>
    <TradeDrawing categorie={categorie} />
    <h3>
      <Link to={`/services#${categorie}`} className={styles['link']}>
        {CATEGORIE_TEXTS[categorie].titre}
      </Link>
    </h3>
    <p>{CATEGORIE_TEXTS[categorie].texte}</p>
    <p className={styles['price']}>{aPartirDe(formaterMontant(lowestPrice(categorie)))}</p>
  </li>
)

/** The three trades, each a way into its prices. */
export const Trades = () => (
  <section aria-labelledby="metiers" className={styles['trades']}>
    <h2 id="metiers">{ACCUEIL_TEXTS.metiersTitre}</h2>
    <ul className={styles['list']}>
      {CATEGORIES.map((categorie) => (
        <Trade key={categorie} categorie={categorie} />
      ))}
    </ul>
  </section>
)
