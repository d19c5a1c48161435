import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { reasonOf } from '../../../api/reason-of.ts'
import { Button } from '../../../components/button.tsx'
import { APPEL_TEXTS } from '../../../contents/admin-aujourdhui-texts.ts'
import { useAppel } from '../../../features/admin/aujourdhui/use-appel.ts'
import styles from './ligne.module.css'

type Props = {
  readonly prestation: PrestationReply
  readonly onAppelee: (prestation: PrestationReply) => void
}

/** One press says that the client was called. */
export const BoutonAppel = ({ prestation, onAppelee }: Props) => {
  const { enCours, echec, noter } = useAppel(prestation, onAppelee)
  return (
    <>
      <Button busy={enCours} onClick={() => void noter()}>
        {APPEL_TEXTS.appel}
        <span className="visually-hidden"> : {prestation.reference}</span>
      </Button>
      <p aria-live="polite" className={styles['outcome']}>
        {enCours ? APPEL_TEXTS.enCours : null}
        {echec === null ? null : reasonOf(echec, APPEL_TEXTS.reseau)}
      </p>
    </>
  )
}
