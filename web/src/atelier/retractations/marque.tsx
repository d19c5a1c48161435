import type { RetractationATraiterReply, RetractationReply } from '#adapters/http/contract/routes/retractations'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { adresseDuLieu } from '../adresses.ts'
import styles from './marque.module.css'
import { type Marque as Etat, useMarque } from './queries.ts'
import { aRendreTexte, MARQUE_TEXTS as TEXTS, RETRACTATION_ACTES } from './texts.ts'

const ResteDu = ({ marque: { du, enCours, marquer, oublier } }: { readonly marque: Etat }) => (
  <Dialog open={du !== null} title={TEXTS.titre} onClose={() => (du === null ? undefined : oublier())}>
    <div className={styles['due']}>
      <p>{du}</p>
      <DialogFoot>
        <Button busy={enCours} onClick={() => void marquer(true, true)}>
          {TEXTS.quandMeme}
        </Button>
        <Button variant="primary" {...FIRST} onClick={oublier}>
          {TEXTS.pasEncore}
        </Button>
      </DialogFoot>
    </div>
  </Dialog>
)

type Props = Pick<RetractationReply, 'id' | 'email' | 'reference'> & {
  readonly traitee: boolean
  readonly aConfirmer?: boolean
  readonly onMarquee: (retractation: RetractationReply) => void
}

const gesteDe = (traitee: boolean, aConfirmer: boolean): string => {
  if (traitee) return TEXTS.rouvrir
  return aConfirmer ? TEXTS.ecarter : TEXTS.faite
}

/**
 * One press says that a withdrawal is dealt with, another one takes it up again; what is still owed asks first. One that waits to
 * be recognised is confirmed, or set aside.
 */
export const Marque = ({ id, email, reference, traitee, aConfirmer = false, onMarquee }: Props) => {
  const marque = useMarque({ id, email }, onMarquee)
  return (
    <div className={styles['mark']}>
      <EchecDActe echec={marque.echec} reseau={TEXTS.reseau} />
      {aConfirmer ? (
        <Button busy={marque.enCours} onClick={() => void marque.confirmer()}>
          {TEXTS.confirmer}
          <span className="visually-hidden"> {reference}</span>
        </Button>
      ) : null}
      <Button
        variant={traitee || aConfirmer ? 'quiet' : 'secondary'}
        busy={marque.enCours}
        onClick={() => void marque.marquer(!traitee)}
      >
        {gesteDe(traitee, aConfirmer)}
        <span className="visually-hidden"> {reference}</span>
      </Button>
      <ResteDu marque={marque} />
    </div>
  )
}

type ActeProps = Pick<RetractationATraiterReply, 'acte' | 'aRendre' | 'prestationId'>

/** What a withdrawal asks for; an amount to be given back leads to where that is written. */
export const Acte = ({ acte, aRendre, prestationId }: ActeProps) => {
  if (aRendre === null) return RETRACTATION_ACTES[acte]
  const texte = aRendreTexte(formaterMontant(aRendre))
  return prestationId === null ? (
    <strong>{texte}</strong>
  ) : (
    <Link to={adresseDuLieu('prestations', { id: prestationId, rendre: '1' })}>
      <strong>{texte}</strong>
    </Link>
  )
}
