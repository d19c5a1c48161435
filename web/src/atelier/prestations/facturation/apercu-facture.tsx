import { ACCORD_MAX } from '#domain/facturation/saisie'
import { centimes, formaterMontant, multiplier } from '#domain/shared/montant'
import { Notice } from '../../../components/notice.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { Lignes, type Somme } from '../../factures/lignes.tsx'
import type { Apercu } from './apercu.ts'
import type { ChampsProps } from './champs.tsx'
import styles from './facturation.module.css'
import { commeDevisTexte, ECARTS_DE_JOUR, ecartTexte, FACTURATION_TEXTS } from './texts.ts'

type Props = ChampsProps & { readonly apercu: Apercu }

const ecartEnMots = ({ ecart }: Apercu, devis: string): string => {
  if (ecart === null) return FACTURATION_TEXTS.fraisSansDevis
  if (ecart === 0) return commeDevisTexte(devis)
  return ecartTexte(`${ecart > 0 ? '+' : ''}${formaterMontant(ecart)}`, devis)
}

/** What was received comes off the total. */
const suiteDe = ({ recu, reste }: Apercu): readonly Somme[] =>
  recu === 0
    ? []
    : [
        { libelle: FACTURATION_TEXTS.recu, montant: multiplier(recu, -1) },
        {
          libelle: reste < 0 ? FACTURATION_TEXTS.aRendre : FACTURATION_TEXTS.reste,
          montant: centimes(Math.abs(reste)),
        },
      ]

/** What the client will read, and how far it is from what they accepted. */
export const ApercuFacture = ({ cadre, apercu, saisie, erreurs, onSaisie }: Props) => {
  const depasse = apercu.ecart !== null && apercu.ecart > 0
  return (
    <>
      <h3>{FACTURATION_TEXTS.lignes}</h3>
      {apercu.lignes.length === 0 ? (
        <p>{FACTURATION_TEXTS.aucuneLigne}</p>
      ) : (
        <Lignes
          lignes={apercu.lignes}
          total={{
            libelle: apercu.recu === 0 ? FACTURATION_TEXTS.total : FACTURATION_TEXTS.totalAvantAcompte,
            montant: apercu.total,
          }}
          suite={suiteDe(apercu)}
        />
      )}
      {apercu.ecartDeJour === null ? null : (
        <Notice kind="warning" live>
          {ECARTS_DE_JOUR[apercu.ecartDeJour]}
        </Notice>
      )}
      <p aria-live="polite" className={styles['gap']} data-above={depasse || undefined}>
        {ecartEnMots(apercu, formaterMontant(cadre.totalAccepte))}
      </p>
      {depasse ? (
        <TextArea
          name="accord"
          label={FACTURATION_TEXTS.accord}
          help={FACTURATION_TEXTS.accordAide}
          error={erreurs['accord']}
          maxLength={ACCORD_MAX}
          rows={3}
          value={saisie.accord}
          onChange={({ target }) => onSaisie({ ...saisie, accord: target.value })}
        />
      ) : null}
    </>
  )
}
