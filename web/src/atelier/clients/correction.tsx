import { useState } from 'react'
import type { CorrectionReply } from '#adapters/http/contract/routes/clients'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { CORRECTION_TEXTS, corrigeTexte, nouvelEmailTexte } from './correction-texts.ts'
import { useDepart } from '../fait/use-depart.ts'
import type { CorrectionTenue } from './use-correction.ts'
import type { Fiche } from './queries.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'

const chargerFormulaire = () => import('./correction-formulaire.tsx')

type Props = { readonly fiche: Fiche; readonly onCorrige: (fiche: Fiche) => void }

/** What was just done; `nouvelEmail` when the account has another address. */
type Faite = Pick<CorrectionReply, 'commandes' | 'adresseSeule'> & { readonly nouvelEmail: string | null }

/** RGPD, article 16: what is wrong of somebody is put right where it is read. */
export const Correction = ({ fiche, onCorrige }: Props) => {
  const depart = useDepart<CorrectionTenue>(`correction ${fiche.client.id}`)
  const { ouvert } = depart
  const [faite, setFaite] = useState<Faite | null>(null)
  const corriger = (reponse: CorrectionReply): void => {
    const { email } = reponse.fiche.client
    const { commandes, adresseSeule } = reponse
    setFaite({ commandes, adresseSeule, nouvelEmail: email === fiche.client.email ? null : email })
    onCorrige(reponse.fiche)
  }
  return (
    <div>
      <Button busy={depart.enCours} onClick={depart.ouvrir}>
        {CORRECTION_TEXTS.corriger}
      </Button>
      {faite === null || ouvert ? null : (
        <Notice kind="success" live>
          <p>{corrigeTexte(faite.commandes, faite.adresseSeule)}</p>
          {faite.nouvelEmail === null ? null : <p>{nouvelEmailTexte(faite.nouvelEmail)}</p>}
        </Notice>
      )}
      <Dialog open={ouvert} title={CORRECTION_TEXTS.titre} onClose={() => (ouvert ? depart.fermer() : undefined)}>
        {ouvert ? (
          <ALaDemande charger={chargerFormulaire}>
            {({ CorrectionFormulaire }) => <CorrectionFormulaire fiche={fiche} depart={depart} onCorrige={corriger} />}
          </ALaDemande>
        ) : null}
      </Dialog>
    </div>
  )
}
