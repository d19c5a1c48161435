import { TextField } from '../../../components/text-field.tsx'
import { CHAMPS_TEXTS, PARTIES } from '../../../contents/commander-texts.ts'
import type { Calcul } from '../../../features/commande/calculer.ts'
import { Calculateur } from './calculateur.tsx'
import { ChampAdresse } from './champ-adresse.tsx'
import type { ChampsProps } from './champs.ts'
import { ChampVille } from './champ-ville.tsx'
import styles from './informations.module.css'
import { Partie } from './partie.tsx'

type Props = ChampsProps & { readonly calcul: Calcul; readonly onRecalculer: () => void }

/** Where the technician goes, or where the quote is addressed. */
export const Lieu = ({ calcul, onRecalculer, ...champs }: Props) => {
  const { saisie, erreurs, changer } = champs
  return (
    <Partie id="partie-lieu" titre={PARTIES.lieu}>
      <div className={styles['pair']}>
        <TextField
          name="codePostal"
          label={CHAMPS_TEXTS.codePostal}
          error={erreurs.codePostal}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={saisie.codePostal}
          onChange={(event) => changer({ codePostal: event.target.value, ville: '' })}
        />
        <ChampVille {...champs} />
      </div>
      <ChampAdresse {...champs} />
      {saisie.modalite === 'sur_place' ? (
        <Calculateur champs={champs} calcul={calcul} onReessayer={onRecalculer} />
      ) : null}
    </Partie>
  )
}
