import type { ConservationReply, DepartReply } from '#adapters/http/contract/routes/diagnostics'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { type Application, useApplication } from './queries.ts'
import { CONSERVATION_TEXTS, SORTE_TEXTS, departTexte } from './texts.ts'
import styles from '../../communs/dossier.module.css'

type Props = {
  readonly bilans: readonly ConservationReply[]
  readonly onFermer: () => void
  readonly onFait: () => void
}

const Liste = ({ departs }: { readonly departs: readonly DepartReply[] }) => (
  <ul className={styles['plain']}>
    {departs.map(({ genre, nombre }) => (
      <li key={genre}>{departTexte(SORTE_TEXTS[genre], nombre)}</li>
    ))}
  </ul>
)

type DecisionProps = Pick<Props, 'onFermer'> & {
  readonly departs: readonly ConservationReply[]
  readonly application: Application
}

const Decision = ({ departs, application: { enCours, echec, partir }, onFermer }: DecisionProps) => (
  <>
    <p>{CONSERVATION_TEXTS.dialogueAide}</p>
    <Liste departs={departs.map(({ genre, aTerme }) => ({ genre, nombre: aTerme }))} />
    {departs.some(({ suite }) => suite === 'effacement') ? <p>{CONSERVATION_TEXTS.effacement}</p> : null}
    <EchecDActe echec={echec} titre={CONSERVATION_TEXTS.echec} reseau={CONSERVATION_TEXTS.reseau} />
    <DialogFoot>
      <Button busy={enCours} onClick={() => partir()}>
        {enCours ? CONSERVATION_TEXTS.enCours : CONSERVATION_TEXTS.confirmer}
      </Button>
      <Button variant="quiet" {...FIRST} onClick={onFermer}>
        {CONSERVATION_TEXTS.renoncer}
      </Button>
    </DialogFoot>
  </>
)

const Corps = ({ bilans, onFermer, onFait }: Props) => {
  const application = useApplication(onFait)
  const { fait } = application
  const departs = bilans.filter(({ aTerme, suite }) => aTerme > 0 && suite !== 'avec_le_compte')
  return (
    <div className={styles['form']}>
      {fait === null ? (
        <Decision departs={departs} application={application} onFermer={onFermer} />
      ) : (
        <>
          <Notice
            kind="success"
            live
            title={fait.length === 0 ? CONSERVATION_TEXTS.faitRien : CONSERVATION_TEXTS.fait}
          />
          <Liste departs={fait} />
          <DialogFoot>
            <Button {...FIRST} onClick={onFermer}>
              {CONSERVATION_TEXTS.fermer}
            </Button>
          </DialogFoot>
        </>
      )}
    </div>
  )
}

/** Says exactly what goes, then lets it go. */
export const ConservationDialogue = ({ ouvert, ...reste }: Props & { readonly ouvert: boolean }) => (
  <Dialog open={ouvert} title={CONSERVATION_TEXTS.dialogue} onClose={() => (ouvert ? reste.onFermer() : undefined)}>
    {ouvert ? <Corps {...reste} /> : null}
  </Dialog>
)
