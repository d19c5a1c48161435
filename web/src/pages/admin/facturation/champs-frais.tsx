import type { GenreDeFrais } from '#domain/facturation/frais'
import { formaterMontant } from '#domain/shared/montant'
import { Checkbox } from '../../../components/checkbox.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { auPlusTexte, FACTURATION_TEXTS, FRAIS_NOMS } from '../../../contents/admin-facturation-texts.ts'
import type { Cadre } from '../../../features/admin/facturation/cadre.ts'
import type { FraisSaisi } from '../../../features/admin/facturation/saisie.ts'
import { champDeFrais, type ErreursDeFacture } from '../../../features/admin/facturation/verifier-saisie.ts'
import type { ChampsProps } from './champs.ts'
import styles from './facturation.module.css'

type FraisProps = {
  readonly frais: FraisSaisi
  readonly cadre: Cadre
  readonly erreurs: ErreursDeFacture
  readonly onChange: (frais: FraisSaisi) => void
}

const Libelle = ({ genre, cadre }: { readonly genre: GenreDeFrais; readonly cadre: Cadre }) => (
  <>
    {FRAIS_NOMS[genre]}, {auPlusTexte(formaterMontant(cadre.plafonds[genre]))}{' '}
    {cadre.proposes.some((propose) => propose.genre === genre) ? (
      <span className={styles['mark']}>{FACTURATION_TEXTS.propose}</span>
    ) : null}
  </>
)

const UnFrais = ({ frais, cadre, erreurs, onChange }: FraisProps) => {
  const { genre, coche, montant } = frais
  const champ = champDeFrais(genre)
  return (
    <div className={styles['fee']}>
      <Checkbox
        name={`${champ}-coche`}
        label={<Libelle genre={genre} cadre={cadre} />}
        optional
        checked={coche}
        onChange={({ target }) => onChange({ ...frais, coche: target.checked })}
      />
      {coche ? (
        <TextField
          name={champ}
          label={`${FRAIS_NOMS[genre]}\u00a0: ${FACTURATION_TEXTS.fraisMontant}`}
          inputMode="decimal"
          error={erreurs[champ]}
          value={montant}
          onChange={({ target }) => onChange({ ...frais, montant: target.value })}
        />
      ) : null}
    </div>
  )
}

/** Fees that the terms allow besides the work. None is ticked by default. */
export const ChampsFrais = ({ cadre, saisie, erreurs, onSaisie }: ChampsProps) => (
  <fieldset className={styles['group']}>
    <legend className={styles['legend']}>{FACTURATION_TEXTS.frais}</legend>
    <p className={styles['soft']}>{cadre.sansFrais ? FACTURATION_TEXTS.sansFrais : FACTURATION_TEXTS.fraisAide}</p>
    {(cadre.sansFrais ? [] : saisie.frais).map((frais) => (
      <UnFrais
        key={frais.genre}
        frais={frais}
        cadre={cadre}
        erreurs={erreurs}
        onChange={(nouveau) =>
          onSaisie({
            ...saisie,
            frais: saisie.frais.map((autre) => (autre.genre === nouveau.genre ? nouveau : autre)),
          })
        }
      />
    ))}
  </fieldset>
)
