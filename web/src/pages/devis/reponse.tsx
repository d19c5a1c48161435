import { useState } from 'react'
import type { VersionReply } from '#adapters/http/contract/routes/devis'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { accordDAvenant } from '#domain/devis/textes-d-avenant'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { DEVIS_PAGE_TEXTS as TEXTS } from '../../contents/devis-texts.ts'
import type { DevisLu } from '../../features/devis/use-devis.ts'
import styles from './devis.module.css'

type Props = {
  readonly derniere: VersionReply
  /** The agreed day, when labour counts double on it. */
  readonly jour: DateCivile | null
  readonly devis: DevisLu
}

/** The page shows already what took its place. */
const estAutre = (echec: CallFailure): boolean => echec._tag === 'Refus' && echec.code === 'DEVIS_PLUS_EN_ATTENTE'

const Echec = ({ devis: { echec } }: Pick<Props, 'devis'>) =>
  echec === null ? null : (
    <Notice kind="error" live>
      <p>{estAutre(echec) ? TEXTS.changeEntreTemps : reasonOf(echec, TEXTS.reponsePerdue)}</p>
    </Notice>
  )

type RefusProps = Pick<Props, 'devis'> & { readonly version: number; readonly onRevenir: () => void }

/** A refusal says what it leaves, and asks why without insisting. */
const Refus = ({ version, devis, onRevenir }: RefusProps) => {
  const [motif, setMotif] = useState('')
  return (
    <Form
      className={styles['answer']}
      onSubmit={() => void devis.repondre({ version, action: 'refuser', motif, total: null })}
    >
      <p>{TEXTS.refuserAide}</p>
      <TextArea
        name="motif"
        label={TEXTS.motif}
        optional
        rows={3}
        maxLength={MOTIF_MAX}
        value={motif}
        onChange={({ target }) => setMotif(target.value)}
      />
      <Echec devis={devis} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={devis.enCours}>
          {devis.enCours ? TEXTS.enCours : TEXTS.refuserLeDevis}
        </Button>
        <Button variant="quiet" onClick={onRevenir}>
          {TEXTS.finalementNon}
        </Button>
      </div>
    </Form>
  )
}

/** One press accepts, with the words that are then kept; refusing asks once more. */
export const Reponse = ({ derniere, jour, devis }: Props) => {
  const { version, totalConvenu: total } = derniere
  const { modalite, totalNet: enSemaine } = derniere.estimation
  const [refus, setRefus] = useState(false)
  if (refus) return <Refus version={version} devis={devis} onRevenir={() => setRefus(false)} />
  return (
    <div className={styles['answer']}>
      <p>{accordDAvenant({ modalite, jour, total, enSemaine })}</p>
      <Echec devis={devis} />
      <div className={styles['actions']}>
        <Button
          variant="primary"
          busy={devis.enCours}
          onClick={() => void devis.repondre({ version, action: 'accepter', motif: '', total })}
        >
          {devis.enCours ? TEXTS.enCours : TEXTS.accepter}
        </Button>
        <Button variant="quiet" onClick={() => setRefus(true)}>
          {TEXTS.refuser}
        </Button>
      </div>
    </div>
  )
}
