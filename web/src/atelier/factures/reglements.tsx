import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { ReglementReply } from '#adapters/http/contract/values/prestation-reply'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { FACTURE_TEXTS } from './texts.ts'
import { FACTURE_D_ACOMPTE_TEXTS } from '../prestations/acomptes/texts.ts'
import { REGLEMENT_TEXTS } from '../communs/reglements-texts.ts'
import { annulerReglement } from './queries.ts'
import { estDeduit, seraCreditee } from './deductions.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { Ecritures } from './ecritures.tsx'
import styles from './facture.module.css'

const chargerReglement = () => import('./reglement-formulaire.tsx')
const chargerAnnulation = () => import('./annulation-formulaire.tsx')

type Props = { readonly facture: FactureReply; readonly onFacture: (facture: FactureReply) => void }

/** A slip is undone by a contrary entry, which says why. */
const Annulation = ({
  facture,
  onFacture,
  vise,
  onFermer,
}: Props & { vise: ReglementReply | null; onFermer: () => void }) => (
  <Dialog
    open={vise !== null}
    title={REGLEMENT_TEXTS.titreAnnulation}
    onClose={() => (vise === null ? undefined : onFermer())}
  >
    {vise === null ? null : (
      <ALaDemande charger={chargerAnnulation}>
        {({ AnnulationFormulaire }) => (
          <AnnulationFormulaire
            reglement={vise}
            deduit={estDeduit(facture, vise)}
            annonce={seraCreditee(facture, vise) ? FACTURE_D_ACOMPTE_TEXTS.seraCreditee : null}
            annuler={(note) => annulerReglement(facture, vise.id, note)}
            onFermer={onFermer}
            onFait={(nouvelle) => {
              if (nouvelle !== null) onFacture(nouvelle)
              onFermer()
            }}
          />
        )}
      </ALaDemande>
    )}
  </Dialog>
)

/** The form of a payment, or of money to give back; nothing when nobody owes anything. */
const Nouveau = ({ facture, onFacture }: Props) => {
  const [ouvert, setOuvert] = useState(false)
  if (!ouvert) {
    if (facture.solde === 0) return null
    return (
      <div>
        <Button variant="primary" onClick={() => setOuvert(true)}>
          {facture.solde > 0 ? FACTURE_TEXTS.enregistrer : FACTURE_TEXTS.rembourser}
        </Button>
      </div>
    )
  }
  return (
    <ALaDemande charger={chargerReglement}>
      {({ ReglementFormulaire }) => (
        <ReglementFormulaire
          facture={facture}
          onRelue={onFacture}
          onFermer={() => setOuvert(false)}
          onFait={(nouvelle) => {
            onFacture(nouvelle)
            setOuvert(false)
          }}
        />
      )}
    </ALaDemande>
  )
}

/** The money that came in for an invoice, and went back. */
export const Reglements = ({ facture, onFacture }: Props) => {
  const [vise, setVise] = useState<ReglementReply | null>(null)
  return (
    <div className={styles['part']}>
      <h3>{FACTURE_TEXTS.reglements}</h3>
      <Ecritures ecritures={facture.reglements} aucune={FACTURE_TEXTS.aucunReglement} onDefaire={setVise} />
      <Nouveau facture={facture} onFacture={onFacture} />
      <Annulation facture={facture} onFacture={onFacture} vise={vise} onFermer={() => setVise(null)} />
    </div>
  )
}
