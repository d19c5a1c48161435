import { useState } from 'react'
import type { ReglementReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { NOTE_MAX } from '#domain/facturation/saisie'
import { formaterMontant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { courrielATexte, courrielPartTexte } from '../fait/texts.ts'
import type { Depart } from '../fait/use-depart.ts'
import { ecritureAnnuleeTexte, MODES_DE_REGLEMENT, REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import styles from '../communs/dossier.module.css'
import { useVerifiee } from '../communs/use-verifiee.ts'
import { Issue } from './issue.tsx'

/** An entry that is to be undone, and why. */
export type AnnulationSaisie = { readonly reglement: ReglementReply; readonly note: string }

type Props<A> = {
  readonly reglement: ReglementReply
  readonly client: { readonly nom: string; readonly email: string }
  /** The invoice deducts it: its document goes on saying that it was paid. */
  readonly deduit?: boolean
  /** A credit note, mailed to the client, that it brings about. */
  readonly annonce: string | null
  readonly annuler: (note: string, options: Pick<CallOptions, 'keepalive'>) => TE.TaskEither<CallFailure, A>
  readonly depart: Depart<AnnulationSaisie>
  readonly onFait: (fait: A) => void
}

const verifierRaison = (note: string): E.Either<{ readonly raison: string }, string> =>
  note.trim() === '' ? E.left({ raison: REGLEMENT_TEXTS.raisonManquante }) : E.right(note.trim())

/** Why a payment is undone. */
export const AnnulationFormulaire = <A,>({
  reglement,
  client,
  deduit = false,
  annonce,
  annuler,
  depart,
  onFait,
}: Props<A>) => {
  const [note, setNote] = useState(depart.saisi?.note ?? '')
  const confirmer = async (raison: string): Promise<void> => {
    const fait = await depart.partir(
      { reglement, note },
      {
        envoyer: (options) => annuler(raison, options)(),
        ...(annonce === null
          ? {}
          : { courriel: courrielATexte(client.nom), fait: () => ({ texte: ecritureAnnuleeTexte(client.nom) }) }),
      },
    )
    if (fait !== null) onFait(fait)
  }
  const { manque, erreurs, formulaire } = useVerifiee(verifierRaison(note), confirmer, { prefixe: 'annulation-' })
  return (
    <Form {...formulaire} className={styles['form']}>
      <p>
        <strong>{formaterMontant(reglement.montant)}</strong> {MODES_DE_REGLEMENT[reglement.mode]},{' '}
        {formaterDate(reglement.le)}
      </p>
      <p>{REGLEMENT_TEXTS.aideAnnulation}</p>
      {annonce === null ? null : (
        <>
          <p>{annonce}</p>
          <p>{courrielPartTexte(client.nom, client.email)}</p>
        </>
      )}
      {deduit ? (
        <Notice kind="warning" title={REGLEMENT_TEXTS.deduitTitre}>
          <p>{REGLEMENT_TEXTS.deduit}</p>
        </Notice>
      ) : null}
      <TextArea
        name="annulation-raison"
        {...FIRST}
        label={REGLEMENT_TEXTS.raison}
        error={erreurs.raison}
        maxLength={NOTE_MAX}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Issue echec={depart.echec} />
      <DialogFoot>
        <BoutonDEnvoi manque={manque} busy={depart.enCours}>
          {REGLEMENT_TEXTS.confirmerAnnulation}
        </BoutonDEnvoi>
        <Button onClick={depart.fermer}>{REGLEMENT_TEXTS.garder}</Button>
      </DialogFoot>
    </Form>
  )
}
