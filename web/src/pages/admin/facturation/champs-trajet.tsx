import { formaterMontant } from '#domain/shared/montant'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { FACTURATION_TEXTS } from '../../../contents/admin-facturation-texts.ts'
import type { Trajet } from '../../../features/admin/facturation/saisie.ts'
import type { ChampsProps } from './champs.ts'
import styles from './facturation.module.css'

const TRAJETS: readonly Trajet[] = ['devis', 'aucun', 'reel']

const trajetDe = (valeur: string): Trajet => TRAJETS.find((trajet) => trajet === valeur) ?? 'devis'

/** Travel as quoted, none, or as it was. Remote work has none. */
export const ChampsTrajet = ({ cadre, saisie, erreurs, onSaisie }: ChampsProps) => {
  const { deplacement } = cadre.estimation
  if (deplacement === null) return null
  return (
    <div className={styles['group']}>
      <RadioGroup
        name="trajet"
        label={FACTURATION_TEXTS.trajet}
        choices={[
          { value: 'devis', label: FACTURATION_TEXTS.trajetDevis, help: formaterMontant(deplacement.montant) },
          { value: 'reel', label: FACTURATION_TEXTS.trajetReel },
          { value: 'aucun', label: FACTURATION_TEXTS.trajetAucun },
        ]}
        value={saisie.trajet}
        onChoose={(valeur) => onSaisie({ ...saisie, trajet: trajetDe(valeur) })}
      />
      {saisie.trajet === 'reel' ? (
        <TextField
          name="trajet-km"
          label={FACTURATION_TEXTS.km}
          inputMode="decimal"
          error={erreurs['trajet-km']}
          value={saisie.km}
          onChange={({ target }) => onSaisie({ ...saisie, km: target.value })}
        />
      ) : null}
    </div>
  )
}
