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
import { type Depart, useDepart } from '../fait/use-depart.ts'
import { useParametres } from '../parametres.ts'
import type { AnnulationSaisie } from './annulation-formulaire.tsx'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { useBoutonRendu } from '../communs/use-bouton-rendu.ts'
import { Ecritures } from './ecritures.tsx'
import styles from './facture.module.css'

const chargerReglement = () => import('./reglement-formulaire.tsx')
const chargerAnnulation = () => import('./annulation-formulaire.tsx')

type Props = { readonly facture: FactureReply; readonly onFacture: (facture: FactureReply) => void }

type AnnulationProps = Props & {
  readonly depart: Depart<AnnulationSaisie>
  readonly vise: ReglementReply | null
}

/** A slip is undone by a contrary entry, which says why. */
const Annulation = ({ facture, onFacture, depart, vise }: AnnulationProps) => (
  <Dialog
    open={depart.ouvert}
    title={REGLEMENT_TEXTS.titreAnnulation}
    onClose={() => (depart.ouvert ? depart.fermer() : undefined)}
  >
    {vise === null || !depart.ouvert ? null : (
      <ALaDemande charger={chargerAnnulation}>
        {({ AnnulationFormulaire }) => (
          <AnnulationFormulaire
            reglement={vise}
            client={facture.client}
            deduit={estDeduit(facture, vise)}
            annonce={seraCreditee(facture, vise) ? FACTURE_D_ACOMPTE_TEXTS.seraCreditee : null}
            annuler={(note, options) => annulerReglement(facture, vise.id, note, options)}
            depart={depart}
            onFait={(nouvelle) => (nouvelle === null ? undefined : onFacture(nouvelle))}
          />
        )}
      </ALaDemande>
    )}
  </Dialog>
)

/** The form of a payment, or of money to give back; nothing when nobody owes anything. */
const Nouveau = ({ facture, onFacture }: Props) => {
  const { lire, changer } = useParametres()
  const aRendre = lire('rendre') === facture.numero
  const [ouvert, setOuvert] = useState(false)
  const voie = useBoutonRendu(ouvert || aRendre)
  const fermer = (): void => {
    setOuvert(false)
    if (aRendre) changer({ rendre: '' }, 'remplacer')
  }
  if (!ouvert && !aRendre) {
    if (facture.solde === 0) return null
    return (
      <div ref={voie}>
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
          onFermer={fermer}
          onFait={(nouvelle) => {
            onFacture(nouvelle)
            fermer()
          }}
        />
      )}
    </ALaDemande>
  )
}

/** The money that came in for an invoice, and went back. */
export const Reglements = ({ facture, onFacture }: Props) => {
  const [vise, setVise] = useState<ReglementReply | null>(null)
  const depart = useDepart<AnnulationSaisie>(`annulation ${facture.numero}`)
  return (
    <div className={styles['part']}>
      <h3>{FACTURE_TEXTS.reglements}</h3>
      <Ecritures
        ecritures={facture.reglements}
        aucune={FACTURE_TEXTS.aucunReglement}
        onDefaire={(reglement) => {
          setVise(reglement)
          depart.ouvrir()
        }}
      />
      <Nouveau facture={facture} onFacture={onFacture} />
      <Annulation facture={facture} onFacture={onFacture} depart={depart} vise={depart.saisi?.reglement ?? vise} />
    </div>
  )
}
