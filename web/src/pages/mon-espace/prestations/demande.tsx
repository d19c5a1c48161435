import { formaterCreneau } from '#domain/prestation/creneau'
import { formaterMontant } from '#domain/shared/montant'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Facts } from '../../../components/facts.tsx'
import { CARTE_TEXTS } from '../../../contents/prestations-texts.ts'
import styles from './demande.module.css'

/** What was asked for, as it was written. */
export const Demande = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const faits = [
    [CARTE_TEXTS.adresse, prestation.adresse],
    [CARTE_TEXTS.creneau, formaterCreneau(prestation.creneauPrefere)],
    [CARTE_TEXTS.description, prestation.description],
    [CARTE_TEXTS.notes, prestation.notes],
    [CARTE_TEXTS.prixDevis, formaterMontant(prestation.devis.totalNet)],
  ] as const
  return (
    <details className={styles['request']}>
      <summary>{CARTE_TEXTS.demande}</summary>
      <Facts facts={faits} />
    </details>
  )
}
