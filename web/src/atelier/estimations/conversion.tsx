import { CONVERSION_TEXTS, partTexte, tauxTexte } from './texts.ts'
import type { PageDEstimations } from './queries.ts'
import styles from '../communs/dossier.module.css'

type PartProps = { readonly nom: string; readonly commandees: number; readonly faites: number }

const Part = ({ nom, commandees, faites }: PartProps) => (
  <div>
    <dt>
      {nom}&nbsp;: {partTexte(commandees, faites)}
    </dt>
    <dd>{faites === 0 ? CONVERSION_TEXTS.aucune : tauxTexte(commandees / faites)}</dd>
  </div>
)

/** How many estimates become orders, lately and ever. */
export const Conversion = ({ faites, commandees, faites30, commandees30 }: PageDEstimations['conversion']) => (
  <section aria-label={CONVERSION_TEXTS.titre}>
    <dl className={styles['figures']}>
      <Part nom={CONVERSION_TEXTS.trenteJours} commandees={commandees30} faites={faites30} />
      <Part nom={CONVERSION_TEXTS.gardees} commandees={commandees} faites={faites} />
    </dl>
  </section>
)
