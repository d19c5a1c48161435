import { useId, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { Statut, STATUTS } from '#domain/prestation/statut'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { CHANGEMENT_TEXTS } from '../../../contents/admin-changement-texts.ts'
import { STATUT_NOMS } from '../../../contents/admin-statut-texts.ts'
import { passerTexte, statutDeTexte } from '../../../contents/admin-prestations-texts.ts'
import type { Reglages } from '../../../features/admin/prestations/use-reglages.ts'
import { sansMotif } from '../../../features/admin/prestations/changement-de-statut.ts'
import { EchecDeReglage } from './echec-de-reglage.tsx'
import styles from '../cadre/choix.module.css'

type Props = { readonly prestation: PrestationReply; readonly reglages: Reglages }

/** What the dropdown shows: the statut that is on its way or being asked about, else the recorded one. */
const montre = (prestation: PrestationReply, { cible, question, modification }: Reglages): Statut => {
  const { enCours, voulu } = modification
  if (cible?.id !== prestation.id) return prestation.statut
  if (question !== null) return question.statut
  return enCours && voulu !== null && 'statut' in voulu ? voulu.statut : prestation.statut
}

const Choix = ({ statuts }: { readonly statuts: readonly Statut[] }) =>
  statuts.map((statut) => (
    <option key={statut} value={statut}>
      {STATUT_NOMS[statut]}
    </option>
  ))

/** Any statut; those that need a reason stand apart. What is chosen is done by a press only: an arrow key or a wheel changes nothing. */
export const StatutSelect = ({ prestation, reglages }: Props) => {
  const id = useId()
  const [choisi, setChoisi] = useState<Statut | null>(null)
  const aujourdhui = dateParis(useNow())
  const { statut, reference } = prestation
  const autres = STATUTS.filter((autre) => autre !== statut)
  const usuels = autres.filter((autre) => sansMotif(prestation, autre, aujourdhui))
  const inhabituels = autres.filter((autre) => !usuels.includes(autre))
  const confirmer = (): void => {
    if (choisi !== null) reglages.changerStatut(prestation, choisi)
    setChoisi(null)
  }
  return (
    <div className={styles['setting']}>
      <select
        className={styles['select']}
        aria-label={statutDeTexte(reference)}
        aria-describedby={id}
        data-statut={statut}
        value={choisi ?? montre(prestation, reglages)}
        onChange={({ target }) => (Statut.is(target.value) ? setChoisi(target.value) : undefined)}
      >
        <Choix statuts={[statut]} />
        {usuels.length === 0 ? null : (
          <optgroup label={CHANGEMENT_TEXTS.sansMotif}>
            <Choix statuts={usuels} />
          </optgroup>
        )}
        <optgroup label={CHANGEMENT_TEXTS.avecMotif}>
          <Choix statuts={inhabituels} />
        </optgroup>
      </select>
      {choisi === null || choisi === statut ? null : (
        <Button onClick={confirmer}>{passerTexte(STATUT_NOMS[choisi])}</Button>
      )}
      <EchecDeReglage id={id} prestation={prestation} reglages={reglages} genre="statut" />
    </div>
  )
}
