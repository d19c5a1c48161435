import { useState } from 'react'
import type { ReglementReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { formaterMontant } from '#domain/shared/montant'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import { useActe } from './use-acte.ts'
import { useFocusFautif } from '../../features/espace/use-focus-fautif.ts'
import styles from '../communs/dossier.module.css'
import { Issue } from './issue.tsx'

type Props<A> = {
  readonly reglement: ReglementReply
  /** The invoice deducts it: its document goes on saying that it was paid. */
  readonly deduit?: boolean
  /** What more it brings about. */
  readonly annonce?: string | null
  readonly annuler: (note: string) => TE.TaskEither<CallFailure, A>
  readonly onFait: (fait: A) => void
  readonly onFermer: () => void
}

/** Why a payment is undone. */
export const AnnulationFormulaire = <A,>({
  reglement,
  deduit = false,
  annonce = null,
  annuler,
  onFait,
  onFermer,
}: Props<A>) => {
  const [note, setNote] = useState('')
  const [erreurs, setErreurs] = useState<{ readonly note?: string }>({})
  const acte = useActe(onFait)
  const formulaire = useFocusFautif(erreurs)
  const confirmer = (): void => {
    const manque = note.trim() === ''
    setErreurs(manque ? { note: REGLEMENT_TEXTS.raisonManquante } : {})
    if (!manque) void acte.lancer(annuler(note.trim()))
  }
  return (
    <Form ref={formulaire} className={styles['form']} onSubmit={confirmer}>
      <p>
        <strong>{formaterMontant(reglement.montant)}</strong> {MODES_DE_REGLEMENT[reglement.mode]},{' '}
        {formaterDate(reglement.le)}
      </p>
      <p>{REGLEMENT_TEXTS.aideAnnulation}</p>
      {annonce === null ? null : <p>{annonce}</p>}
      {deduit ? (
        <Notice kind="warning" title={REGLEMENT_TEXTS.deduitTitre}>
          <p>{REGLEMENT_TEXTS.deduit}</p>
        </Notice>
      ) : null}
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
