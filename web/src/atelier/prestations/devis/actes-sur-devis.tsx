import { useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useActe } from '../../factures/use-acte.ts'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { type Tentative, tenter, uneFois } from '../tentative.ts'
import styles from './devis.module.css'
import { renvoyerDevis, retirerDevis } from './queries.ts'
import { DEVIS_ATTENDU_TEXTS as TEXTS, retirerTitreTexte } from './texts.ts'

type Props = {
  readonly prestation: PrestationReply
  /** Of the quote. */
  readonly version: number
  readonly onFait: (fait: 'renvoye' | 'retire') => void
  /** The record is no longer as it was read. */
  readonly onPerimee: () => void
}

/** What taking it back does, asked first. */
const Retrait = ({ prestation: { id }, version, onFait, onFermer }: Props & { readonly onFermer: () => void }) => {
  const retrait = useActe(() => onFait('retire'))
  return (
    <div className={styles['form']}>
      <p>{TEXTS.retirerAide}</p>
      <EchecDActe echec={retrait.echec} reseau={TEXTS.reseau} />
      <div className={styles['actions']}>
        <Button busy={retrait.enCours} onClick={() => void retrait.lancer(retirerDevis(id, version))}>
          {retrait.enCours ? TEXTS.enCours : TEXTS.retirer}
        </Button>
        <Button variant="primary" onClick={onFermer}>
          {TEXTS.garder}
        </Button>
      </div>
    </div>
  )
}

/** A quote that waits can be sent again, or taken back. */
export const ActesSurDevis = (props: Props) => {
  const { prestation, version, onFait, onPerimee } = props
  const [retrait, setRetrait] = useState(false)
  const derniere = useRef<Tentative | null>(null)
  const renvoi = useActe(() => {
    derniere.current = null
    onFait('renvoye')
  })
  // Closed first: behind an open dialog nothing takes the focus.
  const retire: Props['onFait'] = (fait) => {
    setRetrait(false)
    onFait(fait)
  }
  const renvoyer = (): void => {
    const essai = tenter(derniere.current, { genre: 'devis_renvoye', version }, prestation)
    derniere.current = essai
    const appel = renvoyerDevis(prestation.id, version, essai.version)
    void renvoi.lancer(uneFois<unknown>(appel, prestation.id, essai, onPerimee))
  }
  return (
    <>
      <EchecDActe echec={renvoi.echec} reseau={TEXTS.renvoiPerdu} />
      <div className={styles['actions']}>
        <Button busy={renvoi.enCours} onClick={renvoyer}>
          {TEXTS.renvoyer}
        </Button>
        <Button variant="quiet" onClick={() => setRetrait(true)}>
          {TEXTS.retirer}
        </Button>
      </div>
      <Dialog open={retrait} title={retirerTitreTexte(version)} onClose={() => setRetrait(false)}>
        {retrait ? <Retrait {...props} onFait={retire} onFermer={() => setRetrait(false)} /> : null}
      </Dialog>
    </>
  )
}
