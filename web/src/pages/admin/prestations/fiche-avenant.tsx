import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { AVENANT_TEXTS } from '../../../contents/admin-avenant-texts.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'

const charger = () => import('../facturation/avenant.tsx')

type Props = { readonly prestation: PrestationReply; readonly onModifiee: () => void }

type Etat = 'ferme' | 'ouvert' | 'envoye'

/** The way to another quote, as long as the work is not over; its form comes when it is asked for. */
export const FicheAvenant = ({ prestation, onModifiee }: Props) => {
  const [etat, setEtat] = useState<Etat>('ferme')
  if (prestation.statut === 'terminé' || prestation.statut === 'annulé') return null
  return (
    <>
      <div aria-live="polite">{etat === 'envoye' ? <Notice kind="success" title={AVENANT_TEXTS.envoye} /> : null}</div>
      {etat === 'ouvert' ? (
        <ALaDemande charger={charger}>
          {({ Avenant }) => (
            <Avenant
              prestation={prestation}
              onFermer={() => setEtat('ferme')}
              onEnvoye={() => {
                setEtat('envoye')
                onModifiee()
              }}
            />
          )}
        </ALaDemande>
      ) : (
        <div>
          <Button onClick={() => setEtat('ouvert')}>{AVENANT_TEXTS.ouvrir}</Button>
        </div>
      )}
    </>
  )
}
