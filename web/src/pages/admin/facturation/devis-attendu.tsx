import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { DEVIS_ATTENDU_TEXTS as TEXTS, retirerTitreTexte } from '../../../contents/admin-devis-attendu-texts.ts'
import { renvoyerDevis, retirerDevis } from '../../../features/admin/facturation/devis-attendu.ts'
import { useActe } from '../../../features/admin/factures/use-acte.ts'
import { EchecDActe } from '../cadre/echec-d-acte.tsx'
import styles from './avenant.module.css'

type Props = {
  readonly id: string
  readonly version: number
  readonly onFait: (fait: 'renvoye' | 'retire') => void
}

/** What taking it back does, asked first. */
const Retrait = ({ id, version, onFait, onFermer }: Props & { readonly onFermer: () => void }) => {
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
  const { id, version, onFait } = props
  const [retrait, setRetrait] = useState(false)
  const renvoi = useActe(() => onFait('renvoye'))
  return (
    <>
      <EchecDActe echec={renvoi.echec} reseau={TEXTS.reseau} />
      <div className={styles['actions']}>
        <Button busy={renvoi.enCours} onClick={() => void renvoi.lancer(renvoyerDevis(id, version))}>
          {TEXTS.renvoyer}
        </Button>
        <Button variant="quiet" onClick={() => setRetrait(true)}>
          {TEXTS.retirer}
        </Button>
      </div>
      <Dialog open={retrait} title={retirerTitreTexte(version)} onClose={() => setRetrait(false)}>
        {retrait ? <Retrait {...props} onFermer={() => setRetrait(false)} /> : null}
      </Dialog>
    </>
  )
}
