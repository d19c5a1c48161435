import { useBrouillon } from '../../messagerie/use-brouillon.ts'
import { useClient } from '../../session/use-client.ts'
import { type BrouillonDeFacture, ecrireBrouillonDeFacture, lireBrouillonDeFacture } from './brouillon-de-facture.ts'

type Garde = {
  readonly brouillon: BrouillonDeFacture | null
  /** `null` forgets it. */
  readonly garder: (brouillon: BrouillonDeFacture | null) => void
}

/** The invoice that is being drawn up for a prestation: it outlives a reload, for the time of the tab. */
export const useBrouillonDeFacture = (prestationId: string): Garde => {
  const moi = useClient()?.email ?? ''
  const [texte, setTexte] = useBrouillon(`facture.${prestationId}`, moi)
  return {
    brouillon: lireBrouillonDeFacture(texte),
    garder: (brouillon) => setTexte(ecrireBrouillonDeFacture(brouillon)),
  }
}
