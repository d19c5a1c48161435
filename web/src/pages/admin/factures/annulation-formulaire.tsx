import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { ReglementReply } from '#adapters/http/contract/values/reglement-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { formaterMontant } from '#domain/shared/montant'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../../../contents/admin-factures-texts.ts'
import { annulerReglement } from '../../../features/admin/factures/appels.ts'
import { useActe } from '../../../features/admin/factures/use-acte.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import styles from '../cadre/dossier.module.css'
import { Issue } from './issue.tsx'

type Props = {
  readonly facture: FactureReply
  readonly reglement: ReglementReply
  readonly onFait: (facture: FactureReply) => void
  readonly onFermer: () => void
}

/** Why a payment is undone. */
export const AnnulationFormulaire = ({ facture, reglement, onFait, onFermer }: Props) => {
  const [note, setNote] = useState('')
  const [erreurs, setErreurs] = useState<{ readonly note?: string }>({})
  const acte = useActe(onFait)
  const formulaire = useFocusFautif(erreurs)
  const confirmer = (): void => {
    const manque = note.trim() === ''
    setErreurs(manque ? { note: REGLEMENT_TEXTS.raisonManquante } : {})
    if (!manque) void acte.lancer(annulerReglement(facture.numero, reglement.id, note.trim()))
  }
  return (
    <Form ref={formulaire} className={styles['form']} onSubmit={confirmer}>
      <p>
        <strong>{formaterMontant(reglement.montant)}</strong> {MODES_DE_REGLEMENT[reglement.mode]},{' '}
        {formaterDate(reglement.le)}
      </p>
      <p>{REGLEMENT_TEXTS.aideAnnulation}</p>
      <TextArea
        name="annulation-raison"
        label={REGLEMENT_TEXTS.raison}
        error={erreurs.note}
        maxLength={NOTE_MAX}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Issue acte={acte} fait={() => ''} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={acte.enCours}>
          {REGLEMENT_TEXTS.confirmerAnnulation}
        </Button>
        <Button onClick={onFermer}>{REGLEMENT_TEXTS.garder}</Button>
      </div>
    </Form>
  )
}
