import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { avoirTitreTexte, FACTURE_TEXTS } from './texts.ts'
import { type AvoirSaisi, resteDe } from './avoir-saisi.ts'
import { useDepart } from '../fait/use-depart.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { AvoirsListe } from './avoirs-liste.tsx'
import styles from './facture.module.css'

const charger = () => import('./avoir-formulaire.tsx')

type Props = { readonly facture: FactureReply; readonly onFacture: (facture: FactureReply) => void }

/** The credit notes of an invoice, and the way to one more as long as something is left of it. */
export const Avoirs = ({ facture, onFacture }: Props) => {
  const depart = useDepart<AvoirSaisi>(`avoir ${facture.numero}`)
  const { ouvert } = depart
  const reste = resteDe(facture)
  return (
    <div className={styles['part']}>
      <h3>{FACTURE_TEXTS.avoirs}</h3>
      <AvoirsListe avoirs={facture.avoirs} />
      {reste.total <= 0 ? (
        <p className={styles['soft']}>{FACTURE_TEXTS.creditee}</p>
      ) : (
        <div>
          <Button busy={depart.enCours} onClick={depart.ouvrir}>
            {FACTURE_TEXTS.faireAvoir}
          </Button>
        </div>
      )}
      <Dialog
        open={ouvert}
        title={avoirTitreTexte(facture.numero)}
        onClose={() => (ouvert ? depart.fermer() : undefined)}
      >
        {ouvert ? (
          <ALaDemande charger={charger}>
            {({ AvoirFormulaire }) => (
              <AvoirFormulaire facture={facture} reste={reste} depart={depart} onFacture={onFacture} />
            )}
          </ALaDemande>
        ) : null}
      </Dialog>
    </div>
  )
}
