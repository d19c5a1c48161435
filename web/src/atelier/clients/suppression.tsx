import { useState } from 'react'
import type { ApercuReply, SuppressionReply } from '#adapters/http/contract/routes/comptes'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { apercuTexte, SUPPRESSION_TEXTS } from './texts.ts'
import { useSuppression } from './use-suppression.ts'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import dossier from '../communs/dossier.module.css'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { Etats } from '../communs/etats.tsx'
import { useVerifiee } from '../communs/use-verifiee.ts'
import { SuppressionApercu } from './suppression-apercu.tsx'

type Props = {
  readonly id: string
  readonly apercu: ApercuReply
  readonly onFermer: () => void
  readonly onSupprime: (bilan: SuppressionReply) => void
  readonly onRefuse: () => void
}

const CASE = 'forcer-suppression'

type CaseProps = {
  readonly references: readonly string[]
  readonly cochee: boolean
  readonly erreur: string | undefined
  readonly onCocher: (cochee: boolean) => void
}

/** Somebody expects the technician: it has to be said once more. */
const EnCours = ({ references, cochee, erreur, onCocher }: CaseProps) => (
  <Notice kind="warning" title={SUPPRESSION_TEXTS.enCours}>
    <p>{references.join(', ')}</p>
    <Checkbox
      name={CASE}
      label={SUPPRESSION_TEXTS.forcer}
      error={erreur}
      checked={cochee}
      onChange={({ target }) => onCocher(target.checked)}
    />
  </Notice>
)

type EchecProps = Pick<Props, 'apercu'> & { readonly echec: CallFailure | null; readonly vu: ApercuReply | null }

const enBref = ({ supprimees, conservees, messages }: ApercuReply): string =>
  apercuTexte(supprimees.length, conservees.length, messages)

/** Why nothing was deleted; when the account changed meanwhile, what was shown beside what there is. */
const Echec = ({ echec, vu, apercu }: EchecProps) => (
  <EchecDActe echec={echec} titre={SUPPRESSION_TEXTS.echec} reseau={SUPPRESSION_TEXTS.reseau}>
    {vu === null || vu.empreinte === apercu.empreinte ? null : (
      <Etats
        etats={[
          { nom: SUPPRESSION_TEXTS.vu, etat: enBref(vu) },
          { nom: SUPPRESSION_TEXTS.maintenant, etat: enBref(apercu) },
        ]}
      />
    )}
  </EchecDActe>
)

/** Yes or no, knowing what goes and what stays. */
export const SuppressionDecision = ({ id, apercu, onFermer, onSupprime, onRefuse }: Props) => {
  const [cochee, setCochee] = useState(false)
  const [vu, setVu] = useState<ApercuReply | null>(null)
  const { enCours, echec, partir } = useSuppression(id, onSupprime, onRefuse)
  const attendue = apercu.enCours.length > 0
  const confirmer = (): void => {
    setVu(apercu)
    void partir(apercu.empreinte, attendue)
  }
  const decision = attendue && !cochee ? E.left({ [CASE]: SUPPRESSION_TEXTS.forcerManque }) : E.right(null)
  const { manque, erreurs, formulaire } = useVerifiee(decision, confirmer)
  return (
    <Form {...formulaire} className={dossier['form']}>
      <p>{SUPPRESSION_TEXTS.aide}</p>
      <SuppressionApercu {...apercu} />
      {attendue ? (
        <EnCours references={apercu.enCours} cochee={cochee} erreur={erreurs[CASE]} onCocher={setCochee} />
      ) : null}
      <Echec echec={echec} vu={vu} apercu={apercu} />
      <DialogFoot>
        <BoutonDEnvoi variant="secondary" manque={manque} busy={enCours}>
          {enCours ? SUPPRESSION_TEXTS.suppression : SUPPRESSION_TEXTS.confirmer}
        </BoutonDEnvoi>
        <Button variant="quiet" {...FIRST} onClick={onFermer}>
          {SUPPRESSION_TEXTS.renoncer}
        </Button>
      </DialogFoot>
    </Form>
  )
}
