import { useNavigate } from '../../../app/router.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { PROPOSITION_CONTACT_TEXTS as TEXTS } from '../../../contents/proposition-contact-texts.ts'
import { usePropositionContact } from '../../../features/commande/use-proposition-contact.ts'
import styles from './informations.module.css'

/** Outside the zone (`verdict` says which, if any): asks whether to go to the contact form. */
export const PropositionContact = ({ verdict }: { readonly verdict: string | null }) => {
  const navigate = useNavigate()
  const { ouverte, fermer } = usePropositionContact(verdict)
  return (
    <Dialog open={ouverte && verdict !== null} title={TEXTS.titre} onClose={fermer}>
      <p>{TEXTS.texte}</p>
      <div className={styles['choices']}>
        <Button variant="primary" onClick={() => navigate('/contact')}>
          {TEXTS.oui}
        </Button>
        <Button onClick={fermer}>{TEXTS.non}</Button>
      </div>
    </Dialog>
  )
}
