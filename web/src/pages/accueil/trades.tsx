import type { ReactElement } from 'react'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { CATEGORIES, type Categorie } from '#domain/catalogue/categorie'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { ACCUEIL_TEXTS, aPartirDe } from '../../contents/accueil-texts.ts'
import { CATEGORIE_TEXTS } from '../../contents/categorie-texts.ts'
import { AutreDrawing } from '../../drawings/autre-drawing.tsx'
import { TradeDrawing } from '../../drawings/trade-drawing.tsx'
import styles from './trades.module.css'

const lowestPrice = (categorie: Categorie): Montant =>
  centimes(Math.min(...CATALOGUE.filter((service) => service.categorie === categorie).map((service) => service.prix)))

type Props = {
  readonly to: string
  readonly drawing: ReactElement
  readonly titre: string
  readonly texte: string
  readonly suite: string
}

const Trade = ({ to, drawing, titre, texte, suite }: Props) => (
  <li className={styles['trade']}>
    {drawing}
    <div className={styles['words']}>
      <h3>
        <Link to={to} className={styles['link']}>
          {titre}
        </Link>
      </h3>
      <p>{texte}</p>
      <p className={styles['price']}>{suite}</p>
    </div>
  </li>
)

/** Four ways in, the three trades and the request that fits none. */
export const Trades = () => (
  <section aria-labelledby="metiers" className={styles['trades']}>
    <h2 id="metiers">{ACCUEIL_TEXTS.metiersTitre}</h2>
    <ul className={styles['list']}>
      {CATEGORIES.map((categorie) => (
        <Trade
          key={categorie}
          to={`/services#${categorie}`}
          drawing={<TradeDrawing categorie={categorie} />}
          titre={CATEGORIE_TEXTS[categorie].titre}
          texte={CATEGORIE_TEXTS[categorie].texte}
          suite={aPartirDe(formaterMontant(lowestPrice(categorie)))}
        />
      ))}
      <Trade
        to="/contact"
        drawing={<AutreDrawing />}
        titre={ACCUEIL_TEXTS.autreTitre}
        texte={ACCUEIL_TEXTS.autreTexte}
        suite={ACCUEIL_TEXTS.autreSuite}
      />
    </ul>
  </section>
)
