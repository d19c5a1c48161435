import type { GenreDeFrais } from '#domain/facturation/frais'
import { formaterMontant } from '#domain/shared/montant'
import { Checkbox } from '../../../components/checkbox.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { dureeTexte } from '../../communs/texts.ts'
import { minutesDe, minutesFacturees } from './apercu.ts'
import type { Cadre } from './cadre.ts'
import styles from './facturation.module.css'
import type { FactureSaisie, FraisSaisi, Trajet } from './saisie.ts'
import { auPlusTexte, FACTURATION_TEXTS, factureTexte, FRAIS_NOMS, minutesPrevuesTexte, prevuTexte } from './texts.ts'
import { champDeFrais, type ErreursDeFacture } from './verifier-saisie.ts'

/** What every group of fields of the form is given. */
export type ChampsProps = {
  readonly cadre: Cadre
  readonly saisie: FactureSaisie
  readonly erreurs: ErreursDeFacture
  readonly onSaisie: (saisie: FactureSaisie) => void
}

/** The minutes done before a withdrawal: nothing else may be billed. */
export const ChampsProrata = ({ cadre, saisie, erreurs, onSaisie }: ChampsProps) =>
  cadre.prorata === null ? null : (
    <div className={styles['group']}>
      <p>{FACTURATION_TEXTS.prorata}</p>
      <TextField
        name="minutes-faites"
        label={FACTURATION_TEXTS.minutesFaites}
        help={minutesPrevuesTexte(cadre.prorata.minutesPrevues)}
        inputMode="numeric"
        error={erreurs['minutes-faites']}
        value={saisie.minutes}
        onChange={({ target }) => onSaisie({ ...saisie, minutes: target.value })}
      />
    </div>
  )

/** Real minutes, and the quarters that they are charged as. */
const Temps = ({ cadre, saisie, erreurs, onSaisie }: ChampsProps) => {
  const minutes = minutesDe(saisie)
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{FACTURATION_TEXTS.temps}</legend>
      <div className={styles['pair']}>
        <TextField
          name="temps-heures"
          label={FACTURATION_TEXTS.heures}
          inputMode="numeric"
          error={erreurs['temps-heures']}
          value={saisie.heures}
          onChange={({ target }) => onSaisie({ ...saisie, heures: target.value })}
        />
        <TextField
          name="temps-minutes"
          label={FACTURATION_TEXTS.minutes}
          inputMode="numeric"
          value={saisie.minutes}
          onChange={({ target }) => onSaisie({ ...saisie, minutes: target.value })}
        />
      </div>
      <p className={styles['soft']}>
        <output className={styles['billed']}>
          {minutes === null || minutes <= 0 ? '' : factureTexte(dureeTexte(minutesFacturees(minutes)))}
        </output>{' '}
        {prevuTexte(dureeTexte(cadre.estimation.heures * 60))}
      </p>
    </fieldset>
  )
}

/** Whether the work is charged, and for hourly work how long it took. */
export const ChampsTemps = (props: ChampsProps) => {
  const { cadre, saisie, onSaisie } = props
  return (
    <>
      <Checkbox
        name="travail"
        label={FACTURATION_TEXTS.travail}
        help={FACTURATION_TEXTS.travailAide}
        optional
        checked={saisie.travail}
        onChange={({ target }) => onSaisie({ ...saisie, travail: target.checked })}
      />
      {saisie.travail && cadre.estimation.typeTarif === 'horaire' ? <Temps {...props} /> : null}
    </>
  )
}

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
