import type { EtatDeFacture } from '#domain/facturation/reglement'
import { ETATS_DE_FACTURE } from './texts.ts'
import styles from './facture.module.css'

/** Where an invoice stands, in a word. */
export const EtatFacture = ({ etat }: { readonly etat: EtatDeFacture }) => (
  <span className={styles['state']} data-state={etat}>
    {ETATS_DE_FACTURE[etat]}
  </span>
)
