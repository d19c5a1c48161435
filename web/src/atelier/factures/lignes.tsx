import type { LigneFacturee } from '#domain/facturation/ligne-facturee'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { derivation } from './derivation.ts'
import styles from './lignes.module.css'

/** A sum that follows from the lines. */
export type Somme = { readonly libelle: string; readonly montant: Montant }

type Props = {
  readonly lignes: readonly LigneFacturee[]
  readonly total: Somme
  /** What comes off the total, and what is then left; the last one stands out. */
  readonly suite?: readonly Somme[]
}

/** The lines of an invoice, how each amount was found, and their sum. */
export const Lignes = ({ lignes, total, suite = [] }: Props) => (
  <dl className={styles['lines']}>
    {lignes.map((ligne, rang) => (
      // Two lines may be alike in everything.
      <div key={`${rang} ${ligne.designation}`}>
        <dt>
          {ligne.designation}
          <span className={styles['how']}>{derivation(ligne)}</span>
        </dt>
        <dd>{formaterMontant(ligne.montant)}</dd>
      </div>
    ))}
    <div data-sum>
      <dt>{total.libelle}</dt>
      <dd>{formaterMontant(total.montant)}</dd>
    </div>
    {suite.map(({ libelle, montant }, rang) => (
      <div key={`${rang} ${libelle}`} data-sum={rang === suite.length - 1 || undefined}>
        <dt>{libelle}</dt>
        <dd>{formaterMontant(montant)}</dd>
      </div>
    ))}
  </dl>
)
