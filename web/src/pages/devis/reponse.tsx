import { useState } from 'react'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { DEVIS_PAGE_TEXTS as TEXTS } from '../../contents/devis-texts.ts'
import type { DevisLu } from '../../features/devis/use-devis.ts'
import styles from './devis.module.css'

type Props = { readonly version: number; readonly devis: DevisLu }

const Echec = ({ devis: { echec, relire } }: Pick<Props, 'devis'>) =>
  echec === null ? null : (
    <Notice kind="error" live>
      <p>{echec._tag === 'Reseau' ? TEXTS.reponsePerdue : echec.message}</p>
      {echec._tag === 'Refus' && [409, 410].includes(echec.status) ? (
        <Button onClick={() => void relire()}>{TEXTS.actualiser}</Button>
      ) : null}
    </Notice>
  )

type RefusProps = Props & { readonly onRevenir: () => void }

/** A refusal says what it leaves, and asks why without insisting. */
const Refus = ({ version, devis, onRevenir }: RefusProps) => {
  const [motif, setMotif] = useState('')
  return (
    <form
      className={styles['answer']}
      onSubmit={(event) => {
        event.preventDefault()
        void devis.repondre({ version, action: 'refuser', motif })
      }}
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
    </form>
  )
}

/** One press accepts, with the words that are then kept; refusing asks once more. */
export const Reponse = ({ version, devis }: Props) => {
  const [refus, setRefus] = useState(false)
  if (refus) return <Refus version={version} devis={devis} onRevenir={() => setRefus(false)} />
  return (
    <div className={styles['answer']}>
      <p>{TEXTS.accord}</p>
      <Echec devis={devis} />
      <div className={styles['actions']}>
        <Button
          variant="primary"
          busy={devis.enCours}
          onClick={() => void devis.repondre({ version, action: 'accepter', motif: '' })}
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
