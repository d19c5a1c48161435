import { useState } from 'react'
import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import { useModule } from '../../../browser/use-module.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { LostCode } from '../../../components/lost-code.tsx'
import { DONNEES_TEXTS, EFFACEMENT_TEXTS } from '../../../contents/mon-compte-texts.ts'
import { BoutonTelecharger } from '../prestations/bouton-telecharger.tsx'
import type { EffacementProps } from './effacement.tsx'
import styles from './onglet-compte.module.css'

const charger = () => import('./effacement.tsx')

const Contenu = (props: EffacementProps) => {
  const code = useModule(charger)
  switch (code.state) {
    case 'loading':
      return null
    case 'lost':
      return <LostCode />
    case 'ready':
      return <code.module.Effacement {...props} />
  }
}

type Props = { readonly admin: boolean; readonly onEfface: (effacement: EffacementReply) => void }

/** What is kept about the client: a copy of it, and its end. An admin account is not erased from here. */
export const Donnees = ({ admin, onEfface }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  return (
    <section className={styles['data']} aria-labelledby="donnees">
      <h2 id="donnees" className={styles['title']}>
        {DONNEES_TEXTS.titre}
      </h2>
      <BoutonTelecharger document={{ genre: 'export' }}>{DONNEES_TEXTS.exporter}</BoutonTelecharger>
      <p className={styles['small']}>{DONNEES_TEXTS.exporterAide}</p>
      {admin ? null : (
        <>
          <p>{DONNEES_TEXTS.effacerAide}</p>
          <div>
            <Button onClick={() => setOuvert(true)}>{DONNEES_TEXTS.effacer}</Button>
          </div>
          <Dialog open={ouvert} title={EFFACEMENT_TEXTS.titre} onClose={() => setOuvert(false)}>
            {ouvert ? <Contenu onEfface={onEfface} onGarder={() => setOuvert(false)} /> : null}
          </Dialog>
        </>
      )}
    </section>
  )
}
