import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { estUsuelle, type Statut } from '#domain/prestation/statut'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { CHANGEMENT_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import type { Reglages } from '../../../features/admin/prestations/use-reglages.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import styles from './reglage.module.css'

type Props = { readonly prestation: PrestationReply; readonly statut: Statut; readonly reglages: Reglages }

/** Why a statut is changed: asked of what is unusual, offered for a cancellation, which says what it does. */
export const MotifFormulaire = ({ prestation, statut, reglages }: Props) => {
  const [motif, setMotif] = useState('')
  const [erreurs, setErreurs] = useState<{ readonly motif?: string }>({})
  const formulaire = useFocusFautif(erreurs)
  const { enCours, echec } = reglages.modification
  const facultatif = estUsuelle(prestation.statut, statut)
  const confirmer = (): void => {
    const manque = !facultatif && motif.trim() === ''
    setErreurs(manque ? { motif: CHANGEMENT_TEXTS.motifManquant } : {})
    if (!manque) void reglages.confirmer(motif.trim())
  }
  return (
    <form
      ref={formulaire}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        confirmer()
      }}
    >
      <p>{statut === 'annulé' ? CHANGEMENT_TEXTS.annulation : CHANGEMENT_TEXTS.inhabituel}</p>
      <TextArea
        name="motif-statut"
        label={CHANGEMENT_TEXTS.motif}
        help={CHANGEMENT_TEXTS.motifAide}
        error={erreurs.motif}
        optional={facultatif}
        maxLength={MOTIF_MAX}
        rows={3}
        value={motif}
        onChange={({ target }) => setMotif(target.value)}
      />
      {echec === null ? null : (
        <Notice kind="error" live>
          <p>{echec._tag === 'Refus' ? echec.message : CHANGEMENT_TEXTS.reseau}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours}>
          {statut === 'annulé' ? CHANGEMENT_TEXTS.confirmerAnnulation : CHANGEMENT_TEXTS.confirmer}
        </Button>
        <Button onClick={reglages.renoncer}>{CHANGEMENT_TEXTS.garder}</Button>
      </div>
    </form>
  )
}
