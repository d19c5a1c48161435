import { useNavigate } from '../../../app/router.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ZONE_TEXTS } from '../../../contents/commander-texts.ts'
import styles from './informations.module.css'

type Props = { readonly ouverte: boolean; readonly onFermer: () => void }

/** Section 8: out of the zone, a confirm to go to the contact form. */
export const PropositionContact = ({ ouverte, onFermer }: Props) => {
  const navigate = useNavigate()
  return (
    <Dialog open={ouverte} title={ZONE_TEXTS.confirmerTitre} onClose={onFermer}>
      <p>{ZONE_TEXTS.confirmerTexte}</p>
      <div className={styles['choices']}>
        <Button variant="primary" onClick={() => void navigate('/contact')}>
          {ZONE_TEXTS.confirmerOui}
        </Button>
        <Button onClick={onFermer}>{ZONE_TEXTS.confirmerNon}</Button>
      </div>
    </Dialog>
  )
}
