import { useCallback } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { AVENANT_TEXTS } from '../../../contents/admin-avenant-texts.ts'
import { enVigueur, lireDevis } from '../../../features/admin/facturation/avenant.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { Charge } from '../cadre/charge.tsx'
import { AvenantFormulaire } from './avenant-formulaire.tsx'

type Props = {
  readonly prestation: PrestationReply
  readonly onFermer: () => void
  readonly onEnvoye: () => void
}

/** Another quote, from the one in force. */
export const Avenant = ({ prestation, onFermer, onEnvoye }: Props) => {
  const { id, version } = prestation
  const demande = useDemande(useCallback(() => lireDevis(id)(), [id]))
  return (
    <section aria-label={AVENANT_TEXTS.titre}>
      <Charge demande={demande}>
        {(devis) => {
          const actuelle = enVigueur(devis)
          return actuelle === undefined ? null : (
            <AvenantFormulaire
              id={id}
              versionDeFiche={version}
              actuelle={actuelle}
              jour={devis.jourMajore}
              enAttente={devis.versions.some(({ statut }) => statut === 'propose')}
              onFermer={onFermer}
              onEnvoye={onEnvoye}
            />
          )
        }}
      </Charge>
    </section>
  )
}
