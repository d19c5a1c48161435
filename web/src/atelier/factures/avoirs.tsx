import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { avoirTitreTexte, FACTURE_TEXTS } from './texts.ts'
import { resteDe } from './avoir-saisi.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { AvoirsListe } from './avoirs-liste.tsx'
import styles from './facture.module.css'

const charger = () => import('./avoir-formulaire.tsx')

type Props = { readonly facture: FactureReply; readonly onFacture: (facture: FactureReply) => void }

/** The credit notes of an invoice, and the way to one more as long as something is left of it. */
export const Avoirs = ({ facture, onFacture }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  const reste = resteDe(facture)
  const fermer = (): void => setOuvert(false)
  return (
    <div className={styles['part']}>
      <h3>{FACTURE_TEXTS.avoirs}</h3>
      <AvoirsListe avoirs={facture.avoirs} />
      {reste.total <= 0 ? (
        <p className={styles['soft']}>{FACTURE_TEXTS.creditee}</p>
      ) : (
        <div>
          <Button onClick={() => setOuvert(true)}>{FACTURE_TEXTS.faireAvoir}</Button>
        </div>
      )}
      <Dialog open={ouvert} title={avoirTitreTexte(facture.numero)} onClose={() => (ouvert ? fermer() : undefined)}>
        {ouvert ? (
          <ALaDemande charger={charger}>
            {({ AvoirFormulaire }) => (
              <AvoirFormulaire
                facture={facture}
                reste={reste}
                onRelue={onFacture}
                onFermer={fermer}
                onFait={(nouvelle) => {
                  onFacture(nouvelle)
                  fermer()
                }}
              />
            )}
          </ALaDemande>
        ) : null}
      </Dialog>
    </div>
  )
}
